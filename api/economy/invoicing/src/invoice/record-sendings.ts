import type { ActorContext } from '@husrum/api-platform';
import { enqueueMarkingAsSent } from './accounting-changes';
import { type Invoice, saveSendings } from './invoice.store';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { saveFirstSentDocuments } from './sent-document.store';

interface Sending {
  /** The invoice before it was sent. */
  readonly before: Invoice;
  readonly invoice: Invoice;
  readonly document: InvoiceDocument;
}

/** Saves that invoices have been sent, with their first documents, and marks them as sent in their accounting programs. */
export const recordSendings = async (
  { tx, clock, account }: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  sendings: readonly Sending[],
): Promise<void> => {
  const invoices = sendings.map(({ invoice }) => invoice);
  await saveSendings(tx, invoices);
  await saveFirstSentDocuments(
    tx,
    sendings.map(({ invoice, document }) => ({ invoiceId: invoice.id, document })),
  );
  await refreshInvoiceStatuses(
    tx,
    invoices.map(({ id }) => id),
    clock.today(),
  );
  await enqueueMarkingAsSent(
    tx,
    sendings.map(({ before, invoice }) => ({ before, dueAt: invoice.due_at })),
    account.userId,
  );
};
