import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { Section } from '@husrum/ui';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { noticeSortable, tenantColumns } from './invoicebase.columns';
import { useNoticesOfTenant } from './invoicebase.queries';
import { texts } from './invoicebase.texts';

const SHOWN = 6;

/** What has been asked of a tenant, over all leases. */
export default function TenantInvoicesPanel({ tenantId }: PanelProps['tenant.invoices']) {
  const table = useLocalTable({ sortable: noticeSortable });
  const query = useNoticesOfTenant(tenantId, { ...table.query, limit: SHOWN });
  return (
    <Section title={panels['tenant.invoices'].title} flush>
      <UrlTable
        table={table}
        query={query}
        columns={tenantColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.invoicebase.detail({ id: row.id })}
        label={texts.title}
        empty={{ title: texts.none }}
      />
    </Section>
  );
}
