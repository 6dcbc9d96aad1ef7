import type { AccountingName } from '@husrum/contract/accounting';
import {
  fixedDueDateStatuses,
  type Invoice,
  payableStatuses,
  sendableStatuses,
} from '@husrum/contract/invoice';

/** The actions that the invoice page offers. The server checks again; this only hides actions it would refuse. */
export interface AvailableActions {
  /** Make it a manual invoice. */
  generate: boolean;
  /** The company's connected accounting program, if the invoice can be created in it. */
  generateInProgram: AccountingName | null;
  bookkeep: boolean;
  markReady: boolean;
  send: boolean;
  sendAgain: boolean;
  markSent: boolean;
  pay: boolean;
  /** Registering a payment is the next step: the invoice is sent and not fully paid. */
  payNext: boolean;
  changeDueDate: boolean;
  writeOff: boolean;
  takeBackWriteOff: boolean;
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
  | 'written_off'
  | 'sync_active'
  | 'mail_error'
  | 'settings_problem'
  | 'reference'
  | 'accounting'
  | 'accounting_program'
>;

export const getAvailableActions = (invoice: InvoiceState): AvailableActions => {
  const { status, kind, invoice_type: type, locked_at, sent_at } = invoice;
  const isUnlocked = locked_at === null;
  const isCredit = kind === 'CREDIT';
  const isDeposit = kind === 'DEPOSIT';
  const isSent = sent_at !== null;
  const isEnded = status === 'CANCELLED' || status === 'CREDITED';
  const isUnpaidManual =
    type === 'MANUAL' && invoice.booked_at === null && invoice.payment_left === invoice.pay_amount_rounded;
  const isInAccountingProgram = type === 'FORTNOX' || type === 'VISMA';
  const isBooked = invoice.booked_at !== null;
  const isConnected = invoice.accounting?.is_connected === true;
  // Its connection was removed before it was locked: all that is left is to make it a manual invoice.
  const isDisconnected = isInAccountingProgram && isUnlocked && invoice.accounting?.is_connected === false;
  const hasMailFailed = status === 'ERROR' && invoice.mail_error != null;
  const hasWriteOff = (invoice.written_off ?? 0) > 0;
  const isSendable = sendableStatuses.includes(status) || hasMailFailed;
  return {
    generate: isUnlocked && !isEnded && (type === null || isDisconnected),
    generateInProgram: isUnlocked && type === null ? (invoice.accounting_program ?? null) : null,
    // Only needed to book before sending, because sending books the invoice too.
    bookkeep: isInAccountingProgram && isConnected && !isBooked && isUnlocked && status === 'READY',
    markReady:
      invoice.settings_problem == null &&
      (status === 'REVIEW' || (status === 'ERROR' && type !== null && !hasMailFailed)),
    send: isSendable && !isSent,
    sendAgain: isSendable && isSent,
    markSent: status === 'READY' || hasMailFailed,
    // A tenant can have paid although the mail bounced.
    pay:
      !isCredit &&
      (!isInAccountingProgram || isBooked) &&
      (payableStatuses.includes(status) || (hasMailFailed && isSent)),
    payNext: !isCredit && isSent && status !== 'PAYED' && (payableStatuses.includes(status) || hasMailFailed),
    changeDueDate: !fixedDueDateStatuses.includes(status) && !isCredit,
    // An accounting program writes off its own invoices. What does not come in of a deposit is credited.
    writeOff: !isCredit && !isDeposit && isSent && !isInAccountingProgram && status === 'OVERDUE',
    takeBackWriteOff: hasWriteOff,
    // The write-off is taken back first.
    credit: (isSent || isBooked) && !isEnded && !isCredit && !hasWriteOff,
    // A booked invoice can only be credited.
    cancel: !isEnded && !isCredit && !isBooked && (!isSent || isUnpaidManual),
    // An invoice with a number is cancelled instead, so that there are no gaps in the number series.
    remove: isUnlocked && invoice.reference === null,
    editRows: isUnlocked && !isDeposit,
    // A new connection does not take over the invoices of one that was removed.
    reactivateSync: !invoice.sync_active && invoice.accounting?.is_connected !== false,
  };
};
