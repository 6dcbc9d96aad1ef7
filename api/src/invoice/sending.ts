import { type LocalDate, latest, nextBankDay } from '@husrum/format';
import { zip } from '../platform/grouped';
import type { ActorContext } from '../platform/http';
import type { Invoice } from './invoice.store';
import { readDocuments } from './invoice-document.store';
import { dueOnSending } from './invoice-due.store';
import type { InvoiceDocument } from './invoice-pdf/invoice-document';

/** A due date is never before the day the invoice is sent (D-10); one that a person set is kept beyond that. */
const dueAfterSending = (invoice: Invoice, byTerms: LocalDate | undefined, today: LocalDate) => {
  if (invoice.kind === 'CREDIT') return null;
  if (invoice.due_by_hand && invoice.due_at !== null)
    return invoice.due_at < today ? nextBankDay(today) : invoice.due_at;
  if (invoice.due_at === null) return byTerms ?? null;
  return byTerms === undefined ? invoice.due_at : latest(invoice.due_at, byTerms);
};

/** An invoice as it is once it has been sent, and what stands on it. */
export interface Sending {
  invoice: Invoice;
  document: InvoiceDocument;
}

/** What some invoices become, and say, if they are sent now. Nothing is written. In the same order. */
export const sendingsNow = async (
  { tx, clock }: Pick<ActorContext, 'tx' | 'clock'>,
  invoices: readonly Invoice[],
): Promise<Sending[]> => {
  const today = clock.today();
  const now = clock.now().toISOString();
  const terms = await dueOnSending(
    tx,
    invoices.map(({ id }) => id),
    today,
  );
  const after = invoices.map((invoice) => ({
    ...invoice,
    last_sent_at: now,
    send_count: invoice.send_count + 1,
    ...(invoice.sent_at === null
      ? { sent_at: now, due_at: dueAfterSending(invoice, terms.get(invoice.id), today) }
      : {}),
  }));
  return zip(after, await readDocuments(tx, after, today)).map(([invoice, document]) => ({
    invoice,
    document,
  }));
};
