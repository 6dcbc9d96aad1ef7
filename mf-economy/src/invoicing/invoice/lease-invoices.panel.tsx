import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type InvoiceListItem, invoiceCalls } from '@husrum/contract/invoice';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { PageLink, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { ReminderAgreement } from '../../runs/reminder/reminder-agreement';
import { LeaseUnbilledLink } from '../../runs/unbilled-period/lease-unbilled-link';
import { CreateInvoiceModal } from './create-invoice.modal';
import { invoiceSortable, leaseInvoiceColumns } from './invoice.columns';
import { useLeaseInvoices } from './invoice.queries';
import { invoiceTexts } from './invoice.texts';

const PAGE_SIZE = 6;

/** The tenants of the invoices, each once. */
const listTenants = (invoices: readonly InvoiceListItem[]) => [
  ...new Map(
    invoices.flatMap(({ tenant }) => (tenant === null ? [] : [[tenant.id, tenant] as const])),
  ).values(),
];

/** The invoices of a lease, on its page. An inactive lease has no create button. */
export default function LeaseInvoicesPanel({ leaseId, inactive }: PanelProps['lease.invoices']) {
  const [isCreating, setIsCreating] = useState(false);
  const table = useLocalTable({ sortable: invoiceSortable });
  const query = useLeaseInvoices(leaseId, { ...table.query, limit: PAGE_SIZE });
  const create = !inactive && (
    <Button call={invoiceCalls.create} icon={<PlusOutlined />} onClick={() => setIsCreating(true)}>
      {invoiceTexts.create}
    </Button>
  );
  const tenants = listTenants(query.data?.data ?? []);
  const extra = (
    <>
      {tenants.map(({ id, name }) => (
        <PageLink key={id} to={routes.ledger.tenant({ id }, { lease_id: leaseId })}>
          {tenants.length === 1 ? invoiceTexts.showLedger : invoiceTexts.showLedgerOf(name)}
        </PageLink>
      ))}
      <LeaseUnbilledLink leaseId={leaseId} />
      {create}
    </>
  );
  return (
    <Section title={panels['lease.invoices'].title} extra={extra} flush>
      <UrlTable
        table={table}
        query={query}
        columns={leaseInvoiceColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.invoice.detail({ id: row.id })}
        label={invoiceTexts.title}
        empty={{ title: invoiceTexts.none }}
      />
      <ReminderAgreement leaseId={leaseId} />
      <CreateInvoiceModal leaseId={leaseId} open={isCreating} onClose={() => setIsCreating(false)} />
    </Section>
  );
}
