import { createStorageKey, reserveStorageKeys } from '@husrum/api-objects';
import { type ActorContext, type FileStore, splitIntoChunks } from '@husrum/api-platform';

/** The file store, and short transactions: none is open while PDFs are rendered. */
export interface RenderContext {
  readonly files: FileStore;
  transaction<T>(work: (context: ActorContext) => Promise<T>): Promise<T>;
}

export interface PdfFile {
  name: string;
  mimetype: string;
  bytes: Buffer;
}

/** A PDF in the file store. Without a name, it gets that of its kind. */
export interface StoredPdf {
  readonly key: string;
  readonly name: string | null;
}

/** What a document is if it is sent now. */
export interface PlannedDocument {
  readonly id: number;
  /** The version of the data that the document is made from. */
  readonly version: string;
  /** The PDF of the first sending, which later sendings attach again. Null for a document that has not been sent. */
  readonly storedPdf: StoredPdf | null;
}

/** How the PDF of a document is made. */
export interface PrintedKind<Planned> {
  /** The name of its file: `hyresavi-100247.pdf`. */
  fileName(planned: Planned): string;
  /** Draws the PDF from the planned data alone, because no transaction is open. */
  drawPdf(planned: Planned): Promise<Buffer>;
}

/** A planned document whose PDF is stored. */
export type PreparedDocument<Planned> = Planned & { readonly pdfKey: string; readonly file: PdfFile };

/** How many PDFs are rendered and stored at the same time: rendering one overlaps with storing another. */
const RENDER_CONCURRENCY = 6;

export const PDF_MIMETYPE = 'application/pdf';

/** The stored PDF, or a new one. One that has been lost is drawn again, and stored under the same key. */
const storePdfOnce = async <Planned extends PlannedDocument>(
  files: FileStore,
  planned: Planned & { readonly pdfKey: string },
  { fileName, drawPdf }: PrintedKind<Planned>,
): Promise<PdfFile> => {
  const { storedPdf, pdfKey } = planned;
  const stored = storedPdf === null ? undefined : await files.get(storedPdf.key);
  if (stored) return { name: storedPdf?.name ?? fileName(planned), mimetype: PDF_MIMETYPE, bytes: stored };
  const bytes = await drawPdf(planned);
  await files.put(pdfKey, bytes, PDF_MIMETYPE);
  return { name: fileName(planned), mimetype: PDF_MIMETYPE, bytes };
};

/**
 * Plans documents in a transaction. Then renders and stores their PDFs, or fetches the stored ones, while no transaction is
 * open. A PDF that is not sent after all is removed later, because its key is only reserved. Returns the documents by id.
 */
export const prepareDocuments = async <Planned extends PlannedDocument>(
  { files, transaction }: RenderContext,
  plan: (context: ActorContext) => Promise<readonly Planned[]>,
  kind: PrintedKind<Planned>,
): Promise<ReadonlyMap<number, PreparedDocument<Planned>>> => {
  const planned = await transaction(async (context) => {
    const documents = (await plan(context)).map((document) => ({
      ...document,
      pdfKey: document.storedPdf?.key ?? `${createStorageKey(context.account)}.pdf`,
    }));
    await reserveStorageKeys(
      context,
      documents.filter(({ storedPdf }) => storedPdf === null).map(({ pdfKey }) => pdfKey),
    );
    return documents;
  });
  const prepared = new Map<number, PreparedDocument<Planned>>();
  for (const chunk of splitIntoChunks(planned, RENDER_CONCURRENCY))
    await Promise.all(
      chunk.map(async (document) => {
        prepared.set(document.id, { ...document, file: await storePdfOnce(files, document, kind) });
      }),
    );
  return prepared;
};
