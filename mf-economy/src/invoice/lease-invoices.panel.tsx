import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { LeaseUnbilled } from '../unbilled-period/lease-unbilled';
import { CreateInvoiceModal } from './create-invoice.modal';
import { invoiceSortable, leaseColumns } from './invoice.columns';
import { useInvoicesOfLease } from './invoice.queries';
import { texts } from './invoice.texts';

const SHOWN = 6;

/** The invoices of a lease, on its page. A lease that is over gets no new ones from there. */
export default function LeaseInvoicesPanel({ leaseId, inactive }: PanelProps['lease.invoices']) {
  const [creating, setCreating] = useState(false);
  const table = useLocalTable({ sortable: invoiceSortable });
  const query = useInvoicesOfLease(leaseId, { ...table.query, limit: SHOWN });
  const create = !inactive && (
    <Button icon={<PlusOutlined />} onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  );
  const extra = (
    <>
      <LeaseUnbilled leaseId={leaseId} />
      {create}
    </>
  );
  return (
    <Section title={panels['lease.invoices'].title} extra={extra} flush>
      <UrlTable
        table={table}
        query={query}
        columns={leaseColumns}
        rowKey={(row) => row.id}
        rowLink={(row) => routes.invoice.detail({ id: row.id })}
        label={texts.title}
        empty={{ title: texts.none }}
      />
      <CreateInvoiceModal leaseId={leaseId} open={creating} onClose={() => setCreating(false)} />
    </Section>
  );
}
