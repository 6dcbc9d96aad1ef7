import type { AccountingName } from '@husrum/contract/accounting';
import {
  fixedDueDateStatuses,
  type Invoice,
  payableStatuses,
  sendableStatuses,
} from '@husrum/contract/invoice';

/** The actions that the invoice page offers. The server checks again; this only hides actions it would refuse. */
export interface AvailableActions {
  /** As a manual invoice. */
  generate: boolean;
  /** In the accounting program that the company is connected to. */
  generateInProgram: AccountingName | null;
  bookkeep: boolean;
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
  | 'accounting'
  | 'accounting_program'
>;

export const getAvailableActions = (invoice: InvoiceState): AvailableActions => {
  const { status, kind, invoice_type: type, locked_at, sent_at } = invoice;
  const unlocked = locked_at === null;
  const isCredit = kind === 'CREDIT';
  const sent = sent_at !== null;
  const ended = status === 'CANCELLED' || status === 'CREDITED';
  const unpaidManual =
    type === 'MANUAL' && invoice.booked_at === null && invoice.payment_left === invoice.pay_amount_rounded;
  const isAccounting = type === 'FORTNOX' || type === 'VISMA';
  const isBooked = invoice.booked_at !== null;
  const isConnected = invoice.accounting?.is_connected === true;
  // Without its connection it can only go on as a manual invoice.
  const isAbandoned = isAccounting && unlocked && invoice.accounting?.is_connected === false;
  const mailFailed = status === 'ERROR' && invoice.mail_error != null;
  const sendable = sendableStatuses.includes(status) || mailFailed;
  return {
    generate: unlocked && !ended && (type === null || isAbandoned),
    generateInProgram: unlocked && type === null ? (invoice.accounting_program ?? null) : null,
    // Sending books too.
    bookkeep: isAccounting && isConnected && !isBooked && unlocked && status === 'READY',
    markReady:
      invoice.settings_problem == null &&
      (status === 'REVIEW' || (status === 'ERROR' && type !== null && !mailFailed)),
    send: sendable && !sent,
    sendAgain: sendable && sent,
    markSent: status === 'READY' || mailFailed,
    // Who pays an invoice that bounced has got it some other way.
    pay:
      !isCredit && (!isAccounting || isBooked) && (payableStatuses.includes(status) || (mailFailed && sent)),
    payNext: !isCredit && sent && status !== 'PAYED' && (payableStatuses.includes(status) || mailFailed),
    changeDueDate: !fixedDueDateStatuses.includes(status) && !isCredit,
    credit: (sent || isBooked) && !ended && !isCredit,
    // What is booked can only be credited.
    cancel: !ended && !isCredit && !isBooked && (sent ? unpaidManual : true),
    // One with a number is cancelled instead: no number is missing without an explanation.
    remove: unlocked && invoice.reference === null,
    editRows: unlocked,
    reactivateSync: !invoice.sync_active,
  };
};
