import { type Invoice, type InvoiceDocument, recordSendings } from '@husrum/api-invoicing';
import type { PreparedDocument } from '@husrum/api-leases';
import type { ActorContext } from '@husrum/api-platform';
import type { PlannedSending } from './plan-sendings';

/** An invoice whose PDF is stored. */
export type RenderedInvoice = PreparedDocument<PlannedSending>;
/** The rendered invoices by invoice id. */
export type RenderedInvoices = ReadonlyMap<number, RenderedInvoice>;

export interface SentInvoice {
  id: number;
  /** The invoice before it was sent. */
  before: Invoice;
  invoice: Invoice;
  document: InvoiceDocument;
  file: RenderedInvoice['file'];
}

const toSentInvoice = (
  before: Invoice,
  { document, dueAt, pdfKey, file }: RenderedInvoice,
  now: string,
): SentInvoice => ({
  id: before.id,
  before,
  invoice: {
    ...before,
    last_sent_at: now,
    send_count: before.send_count + 1,
    sent_at: before.sent_at ?? now,
    due_at: dueAt,
    pdf_key: pdfKey,
    pdf_name: file.name,
  },
  document,
  file,
});

/** Marks invoices as sent, each with its final due date and its rendered PDF. */
export const recordSent = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  invoices: readonly { readonly row: Invoice; readonly prepared: RenderedInvoice }[],
): Promise<SentInvoice[]> => {
  const now = context.clock.now().toISOString();
  const sent = invoices.map(({ row, prepared }) => toSentInvoice(row, prepared, now));
  await recordSendings(context, sent);
  return sent;
};
