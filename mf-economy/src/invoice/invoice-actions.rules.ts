import {
  fixedDueDateStatuses,
  type Invoice,
  payableStatuses,
  sendableStatuses,
} from '@husrum/contract/invoice';

/** The actions that the invoice page offers. The server checks again; this only hides actions it would refuse. */
export interface AvailableActions {
  generate: boolean;
  markReady: boolean;
  send: boolean;
  sendAgain: boolean;
  markSent: boolean;
  pay: boolean;
  changeDueDate: boolean;
  credit: boolean;
  cancel: boolean;
  remove: boolean;
  editRows: boolean;
  reactivateSync: boolean;
}

type InvoiceState = Pick<
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
  | 'mail_error'
>;

export const getAvailableActions = (invoice: InvoiceState): AvailableActions => {
  const { status, kind, invoice_type: type, locked_at, sent_at } = invoice;
  const unlocked = locked_at === null;
  const isCredit = kind === 'CREDIT';
  const sent = sent_at !== null;
  const ended = status === 'CANCELLED' || status === 'CREDITED';
  const unpaidManual =
    type === 'MANUAL' && invoice.booked_at === null && invoice.payment_left === invoice.pay_amount_rounded;
  const mailFailed = status === 'ERROR' && invoice.mail_error != null;
  const sendable = sendableStatuses.includes(status) || mailFailed;
  return {
    generate: unlocked && type === null,
    markReady: status === 'REVIEW' || (status === 'ERROR' && type !== null && !mailFailed),
    send: sendable && !sent,
    sendAgain: sendable && sent,
    markSent: status === 'READY' || (mailFailed && !sent),
    pay: payableStatuses.includes(status),
    changeDueDate: !fixedDueDateStatuses.includes(status) && !isCredit,
    credit: sent && !ended && !isCredit,
    cancel: !ended && !isCredit && (sent ? unpaidManual : true),
    remove: unlocked,
    editRows: unlocked,
    reactivateSync: !invoice.sync_active,
  };
};
