import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { PageLink, Section } from '@husrum/ui';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { invoiceSortable, tenantInvoiceColumns } from './invoice.columns';
import { useTenantInvoices } from './invoice.queries';
import { invoiceTexts } from './invoice.texts';

const PAGE_SIZE = 6;

/** The invoices of a tenant, over all leases. */
export default function TenantInvoicesPanel({ tenantId }: PanelProps['tenant.invoices']) {
  const table = useLocalTable({ sortable: invoiceSortable });
  const query = useTenantInvoices(tenantId, { ...table.query, limit: PAGE_SIZE });
  return (
    <Section
      title={panels['tenant.invoices'].title}
      extra={<PageLink to={routes.ledger.tenant({ id: tenantId })}>{invoiceTexts.showLedger}</PageLink>}
      flush
    >
      <UrlTable
        table={table}
        query={query}
        columns={tenantInvoiceColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.invoice.detail({ id: row.id })}
        label={invoiceTexts.title}
        empty={{ title: invoiceTexts.none }}
      />
    </Section>
  );
}
