import { addInvoiceEvent, changeInvoice, lockInvoice, refreshInvoiceStatuses } from '@husrum/api-invoicing';
import type { JobData, Mail, Tx } from '@husrum/api-platform';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import type { LocalDate } from '@husrum/format';
import { undeliveredTexts } from './undelivered.texts';

export const UNDELIVERED_JOB = 'invoice.undelivered';

interface Sending {
  invoiceId: number;
  /** The number of the sending: 1 for the first. */
  sending: number;
  to: string;
}

/** The job that the outbox runs when the mail cannot be delivered. */
export const toUndeliveredJob = (data: Sending): Mail['onFailure'] => ({
  kind: UNDELIVERED_JOB,
  data: { ...data },
});

/** Saves why an invoice could not be mailed: its status becomes ERROR until it is sent. */
export const saveMailError = async (
  tx: Tx,
  invoiceId: number,
  reason: string,
  today: LocalDate,
): Promise<void> => {
  await changeInvoice(tx, invoiceId, { mail_error: reason });
  await refreshInvoiceStatuses(tx, [invoiceId], today);
};

/**
 * Records on the invoice that its mail did not arrive, and notifies all users. Returns the text that the invoice shows; undefined,
 * and records nothing, when the invoice has been sent again, cancelled or credited since.
 */
export const recordUndeliveredMail = async (
  tx: Tx,
  { invoiceId, sending, to, reason }: JobData,
  today: LocalDate,
): Promise<{ id: number; text: string } | undefined> => {
  const invoice = await lockInvoice(tx, Number(invoiceId));
  if (invoice === undefined || invoice.send_count !== Number(sending)) return undefined;
  if (invoice.cancelled_at !== null || invoice.credited_at !== null) return undefined;
  const text = undeliveredTexts.undelivered(String(to), String(reason));
  await saveMailError(tx, invoice.id, text, today);
  await addInvoiceEvent(tx, invoice.id, { kind: 'NOT_SENT', userId: null, detail: `${to}. ${reason}` });
  await notifyUsers(
    tx,
    makeNotification(
      notificationKinds.invoiceUndelivered,
      undeliveredTexts.notification(invoice),
      invoice.id,
    ),
  );
  return { id: invoice.id, text };
};
