import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { LeaseUnbilled } from '../unbilled-period/lease-unbilled';
import { CreateNoticeModal } from './create-notice.modal';
import { leaseColumns, noticeSortable } from './invoicebase.columns';
import { useNoticesOfLease } from './invoicebase.queries';
import { texts } from './invoicebase.texts';

const SHOWN = 6;

/** The notices of a lease, on its page. A lease that is over gets no new ones from there. */
export default function LeaseInvoicesPanel({ leaseId, inactive }: PanelProps['lease.invoices']) {
  const [creating, setCreating] = useState(false);
  const table = useLocalTable({ sortable: noticeSortable });
  const query = useNoticesOfLease(leaseId, { ...table.query, limit: SHOWN });
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
        rowLink={(row) => routes.invoicebase.detail({ id: row.id })}
        label={texts.title}
        empty={{ title: texts.none }}
      />
      <CreateNoticeModal leaseId={leaseId} open={creating} onClose={() => setCreating(false)} />
    </Section>
  );
}
