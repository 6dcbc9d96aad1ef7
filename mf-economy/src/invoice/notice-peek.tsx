import './notice-peek.css';
import type { Invoicebase } from '@husrum/contract/invoice';
import { Loaded, RowsSkeleton } from '@husrum/ui';
import { DataTable } from '@husrum/ui/data';
import { rowColumns } from '../invoice-row/invoicerow.columns';
import { Payments } from '../payment/payments';
import { useInvoicebase } from './invoicebase.queries';
import { NoticeTimeline } from './notice-timeline';

const Peek = ({ notice }: { notice: Invoicebase }) => (
  <div className="e-peek">
    <DataTable label="Rader" columns={rowColumns(notice)} rows={notice.rows} rowKey={({ id }) => id} />
    <div className="e-peek__events">
      {notice.payments.length > 0 && <Payments payments={notice.payments} />}
      <NoticeTimeline timeline={notice.timeline} />
    </div>
  </div>
);

/** Under its row in the list: what the notice asks for and what has happened to it. */
export default function NoticePeek({ id }: { id: number }) {
  return (
    <Loaded query={useInvoicebase(id)} skeleton={<RowsSkeleton rows={2} />} compact>
      {(notice) => <Peek notice={notice} />}
    </Loaded>
  );
}
