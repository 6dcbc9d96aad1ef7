import type { FileStore } from '@husrum/api-platform';
import { PDF_MIMETYPE, type PdfFile, type PrintedKind, type StoredPdf } from './prepare-documents';

interface PdfSource<Context, Planned> {
  readonly files: FileStore;
  transaction<T>(run: (context: Context) => Promise<T>): Promise<T>;
  /** The PDF of the first sending. Null for a document that has not been sent. */
  findStored(context: Context): Promise<StoredPdf | null>;
  /** What is printed on the document now. */
  plan(context: Context): Promise<Planned>;
}

/** The PDF of a document as it was sent, or a preview of it. Fetched or drawn outside transactions. */
export const readPdf = async <Context, Planned>(
  { files, transaction, findStored, plan }: PdfSource<Context, Planned>,
  { fileName, drawPdf }: PrintedKind<Planned>,
): Promise<PdfFile> => {
  const stored = await transaction(findStored);
  const bytes = stored === null ? undefined : await files.get(stored.key);
  if (bytes && stored?.name != null) return { name: stored.name, mimetype: PDF_MIMETYPE, bytes };
  const planned = await transaction(plan);
  return { name: fileName(planned), mimetype: PDF_MIMETYPE, bytes: bytes ?? (await drawPdf(planned)) };
};
