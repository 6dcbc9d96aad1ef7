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
  /** Something is left to pay and the invoice is sent: registering a payment is the next step. */
  payNext: boolean;
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
  | 'settings_problem'
  | 'reference'
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
    markReady:
      invoice.settings_problem == null &&
      (status === 'REVIEW' || (status === 'ERROR' && type !== null && !mailFailed)),
    send: sendable && !sent,
    sendAgain: sendable && sent,
    markSent: status === 'READY' || mailFailed,
    // Who pays an invoice that bounced has got it some other way.
    pay: !isCredit && (payableStatuses.includes(status) || (mailFailed && sent)),
    payNext: !isCredit && sent && status !== 'PAYED' && (payableStatuses.includes(status) || mailFailed),
    changeDueDate: !fixedDueDateStatuses.includes(status) && !isCredit,
    credit: sent && !ended && !isCredit,
    cancel: !ended && !isCredit && (sent ? unpaidManual : true),
    // One with a number is cancelled instead: no number is missing without an explanation.
    remove: unlocked && invoice.reference === null,
    editRows: unlocked,
    reactivateSync: !invoice.sync_active,
  };
};
