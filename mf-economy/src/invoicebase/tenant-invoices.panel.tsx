import { listOf } from '@husrum/api-client';
import { calls, type PanelProps, panels, routes } from '@husrum/contract';
import { Section } from '@husrum/ui';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { useQuery } from '@tanstack/react-query';
import { noticeSortable, tenantColumns } from './invoicebase.columns';
import { texts } from './invoicebase.texts';

const SHOWN = 6;

/** What has been asked of a tenant, over all leases. */
export default function TenantInvoicesPanel({ tenantId }: PanelProps['tenant.invoices']) {
  const table = useLocalTable({ sortable: noticeSortable });
  const query = useQuery(
    listOf(calls.invoicebase.ofTenant, { params: { id: tenantId }, query: { ...table.query, limit: SHOWN } }),
  );
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
