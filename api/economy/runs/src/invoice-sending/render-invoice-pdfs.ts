import { type Invoice, type InvoiceFile, storePdfOnce } from '@husrum/api-invoicing';
import { createStorageKey, reserveStorageKeys } from '@husrum/api-objects';
import { type ActorContext, type FileStore, splitIntoChunks } from '@husrum/api-platform';
import { type PlannedSending, planSendings } from './plan-sendings';

/** The file store, and short transactions: none is open while PDFs are rendered. */
export interface RenderContext {
  readonly files: FileStore;
  transaction<T>(work: (context: ActorContext) => Promise<T>): Promise<T>;
}

export interface RenderedInvoice extends PlannedSending {
  pdfKey: string;
  file: InvoiceFile;
}
/** The rendered invoices by invoice id. */
export type RenderedInvoices = ReadonlyMap<number, RenderedInvoice>;

/** How many PDFs are rendered and stored at the same time: rendering one overlaps with storing another. */
const RENDER_CONCURRENCY = 6;

/**
 * Renders and stores the PDFs of invoices that are about to be sent, or fetches the stored ones, while no transaction is
 * open. Each has the version of the data that it was made from, for the sending transaction to compare. A PDF that is not
 * sent after all is removed later, because its key is only reserved.
 */
export const renderInvoicePdfs = async (
  { files, transaction }: RenderContext,
  select: (context: ActorContext) => Promise<readonly Invoice[]>,
): Promise<RenderedInvoices> => {
  const sendings = await transaction(async (context) => {
    const planned = (await planSendings(context, await select(context))).map((sending) => ({
      ...sending,
      pdfKey: sending.invoice.pdf_key ?? `${createStorageKey(context.account)}.pdf`,
    }));
    const unstored = planned.filter(({ invoice }) => invoice.pdf_key === null);
    await reserveStorageKeys(
      context,
      unstored.map(({ pdfKey }) => pdfKey),
    );
    return planned;
  });
  const rendered = new Map<number, RenderedInvoice>();
  for (const chunk of splitIntoChunks(sendings, RENDER_CONCURRENCY))
    await Promise.all(
      chunk.map(async (sending) => {
        rendered.set(sending.invoice.id, { ...sending, file: await storePdfOnce(files, sending) });
      }),
    );
  return rendered;
};
