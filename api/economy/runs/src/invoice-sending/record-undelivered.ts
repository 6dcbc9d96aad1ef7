import { addInvoiceEvent, changeInvoice, lockInvoice, refreshInvoiceStatuses } from '@husrum/api-invoicing';
import type { JobData, TransactionalJobContext, Tx } from '@husrum/api-platform';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import type { LocalDate } from '@husrum/format';
import { failInvoiceItem } from '../job-run/run-invoices.store';
import { undeliveredTexts } from './undelivered.texts';

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
 * Records on the invoice, and on the run that sent it, that its mail did not arrive, and notifies all users. Records nothing when
 * the invoice has been sent again, cancelled or credited since.
 */
export const recordUndelivered = async (
  { tx, clock }: Pick<TransactionalJobContext, 'tx' | 'clock'>,
  { invoiceId, sending, to, reason }: JobData,
): Promise<void> => {
  const invoice = await lockInvoice(tx, Number(invoiceId));
  if (invoice === undefined || invoice.send_count !== Number(sending)) return;
  if (invoice.cancelled_at !== null || invoice.credited_at !== null) return;
  const text = undeliveredTexts.undelivered(String(to), String(reason));
  await saveMailError(tx, invoice.id, text, clock.today());
  await addInvoiceEvent(tx, invoice.id, { kind: 'NOT_SENT', userId: null, detail: `${to}. ${reason}` });
  await notifyUsers(
    tx,
    makeNotification(
      notificationKinds.invoiceUndelivered,
      undeliveredTexts.notification(invoice),
      invoice.id,
    ),
  );
  await failInvoiceItem(tx, invoice.id, text);
};
