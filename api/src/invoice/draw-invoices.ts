import { newKey, reserveKeys } from '../file/reserve-keys';
import { chunksOf } from '../platform/grouped';
import type { ActorContext } from '../platform/http';
import type { Files } from '../ports/files/files';
import type { Invoice } from './invoice.store';
import { type InvoiceFile, keptFile } from './invoice-file';
import { type Sending, sendingsNow } from './sending';

/** Transactions, and the file store between them: those of a call, or of a night. */
export interface Steps {
  readonly files: Files;
  step<T>(context: (acting: ActorContext) => Promise<T>): Promise<T>;
}

/** What an invoice said when its PDF was drawn, and where that lies. */
interface DrawnInvoice extends Sending {
  key: string;
  file: InvoiceFile;
}
/** By the invoices' ids. */
export type DrawnInvoices = ReadonlyMap<number, DrawnInvoice>;

/** Some are drawn while others are being written to the disk. */
const DRAWN_TOGETHER = 6;

/**
 * The PDFs of invoices that are about to be sent, drawn and stored, or fetched, while nobody waits for the database. All
 * that stands on one, its number too, is given before it is ready to be sent: so nothing has to be claimed, only read, and
 * compared again in the transaction that sends. What is not sent after all goes from the store by itself.
 */
export const drawInvoices = async (
  { files, step }: Steps,
  choose: (acting: ActorContext) => Promise<readonly Invoice[]>,
): Promise<DrawnInvoices> => {
  const sendings = await step(async (context) => {
    const now = (await sendingsNow(context, await choose(context))).map((sending) => ({
      ...sending,
      key: sending.invoice.pdf_key ?? `${newKey(context.account)}.pdf`,
    }));
    const unstored = now.filter(({ invoice }) => invoice.pdf_key === null);
    await reserveKeys(
      context,
      unstored.map(({ key }) => key),
    );
    return now;
  });
  const drawn = new Map<number, DrawnInvoice>();
  for (const some of chunksOf(sendings, DRAWN_TOGETHER))
    await Promise.all(
      some.map(async (sending) => {
        drawn.set(sending.invoice.id, { ...sending, file: await keptFile(files, sending) });
      }),
    );
  return drawn;
};
