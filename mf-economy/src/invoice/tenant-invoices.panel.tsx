import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { Section } from '@husrum/ui';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { invoiceSortable, tenantColumns } from './invoice.columns';
import { useInvoicesOfTenant } from './invoice.queries';
import { texts } from './invoice.texts';

const SHOWN = 6;

/** What has been asked of a tenant, over all leases. */
export default function TenantInvoicesPanel({ tenantId }: PanelProps['tenant.invoices']) {
  const table = useLocalTable({ sortable: invoiceSortable });
  const query = useInvoicesOfTenant(tenantId, { ...table.query, limit: SHOWN });
  return (
    <Section title={panels['tenant.invoices'].title} flush>
      <UrlTable
        table={table}
        query={query}
        columns={tenantColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.invoice.detail({ id: row.id })}
        label={texts.title}
        empty={{ title: texts.none }}
      />
    </Section>
  );
}
