import { routes } from '@husrum/contract/routes';
import { PageFrame } from '@husrum/ui';
import { UrlTable, useUrlTable } from '@husrum/ui/data';
import { InvoiceStatusTabs } from '../../invoicing/invoice/invoice-status-tabs';
import { useDivergences } from './accounting-sync.queries';
import { accountingSyncTexts } from './accounting-sync.texts';
import { divergenceColumns, divergenceSortable } from './divergence.columns';
import { RetryAllButton } from './retry-all-button';

/** The undecided divergences between invoices in Husrum and in the accounting program. */
export default function DivergenceOverviewScreen() {
  const table = useUrlTable({
    path: routes.accountingSync.divergences(),
    sortable: divergenceSortable,
    filters: { invoice_id: 'number' },
  });
  const query = useDivergences(table.query);
  return (
    <PageFrame
      title={accountingSyncTexts.title}
      facts={[accountingSyncTexts.lead]}
      actions={<RetryAllButton />}
    >
      <InvoiceStatusTabs current="divergences" />
      <UrlTable
        table={table}
        query={query}
        columns={divergenceColumns}
        rowKey={({ id }) => id}
        rowLink={({ invoice }) => routes.invoice.detail({ id: invoice.id })}
        label={accountingSyncTexts.title}
        empty={{ title: accountingSyncTexts.none, text: accountingSyncTexts.noneText }}
      />
    </PageFrame>
  );
}
