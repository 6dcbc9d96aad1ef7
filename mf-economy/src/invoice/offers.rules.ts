import { dueAtFixed, type Invoicebase, payable, sendable } from '@husrum/contract/invoice';

/** What the page of a notice offers. The server decides; this only spares people refusals. */
export interface Offers {
  generate: boolean;
  markReady: boolean;
  send: boolean;
  sendAgain: boolean;
  markSent: boolean;
  pay: boolean;
  moveDueAt: boolean;
  credit: boolean;
  cancel: boolean;
  remove: boolean;
  editRows: boolean;
  reactivateSync: boolean;
}

type Facts = Pick<
  Invoicebase,
  | 'status'
  | 'kind'
  | 'invoice_type'
  | 'locked_at'
  | 'sent_at'
  | 'booked_at'
  | 'pay_amount_rounded'
  | 'payment_left'
  | 'sync_active'
>;

export const offersOf = (notice: Facts): Offers => {
  const { status, kind, invoice_type: type, locked_at, sent_at } = notice;
  const open = locked_at === null;
  const isCredit = kind === 'CREDIT';
  const sent = sent_at !== null;
  const over = status === 'CANCELLED' || status === 'CREDITED';
  const untouched =
    type === 'MANUAL' && notice.booked_at === null && notice.payment_left === notice.pay_amount_rounded;
  const maySend = sendable.includes(status);
  return {
    generate: open && type === null,
    markReady: status === 'REVIEW' || (status === 'ERROR' && type !== null),
    send: maySend && !sent,
    sendAgain: maySend && sent,
    markSent: status === 'READY',
    pay: payable.includes(status),
    moveDueAt: !dueAtFixed.includes(status) && !isCredit,
    credit: sent && !over && !isCredit,
    cancel: !over && !isCredit && (sent ? untouched : true),
    remove: open,
    editRows: open,
    reactivateSync: !notice.sync_active,
  };
};
