import { dueAtFixed, type Invoice, payable, sendable } from '@husrum/contract/invoice';

/** What the page of an invoice offers. The server decides; this only spares people refusals. */
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
  Invoice,
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

export const offersOf = (invoice: Facts): Offers => {
  const { status, kind, invoice_type: type, locked_at, sent_at } = invoice;
  const open = locked_at === null;
  const isCredit = kind === 'CREDIT';
  const sent = sent_at !== null;
  const over = status === 'CANCELLED' || status === 'CREDITED';
  const untouched =
    type === 'MANUAL' && invoice.booked_at === null && invoice.payment_left === invoice.pay_amount_rounded;
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
    reactivateSync: !invoice.sync_active,
  };
};
