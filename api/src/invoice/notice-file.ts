import type { SteppedWork, Work } from '../platform/http';
import type { Files } from '../ports/files/files';
import type { Notice } from './invoicebase.store';
import { readDocument } from './notice-document.store';
import type { NoticeDocument } from './notice-pdf/notice-document';
import { noticePdf } from './notice-pdf/notice-pdf';

export interface NoticeFile {
  name: string;
  bytes: Buffer;
}
export const PDF = 'application/pdf';

const word: Readonly<Record<Notice['kind'], string>> = {
  RENT: 'hyresavi',
  SUPPLEMENT: 'tillaggsavi',
  CREDIT: 'kreditavi',
};
const nameOf = ({ kind, reference, start }: Notice): string =>
  `${word[kind]}-${(reference ?? start).replace(/[^\w-]+/g, '-')}.pdf`;

const stored = async (files: Files, notice: Notice): Promise<NoticeFile | undefined> => {
  if (notice.pdf_key === null) return undefined;
  const bytes = await files.get(notice.pdf_key);
  return bytes && { name: notice.pdf_name ?? nameOf(notice), bytes };
};

const drawn = async (notice: Notice, document: NoticeDocument): Promise<NoticeFile> => ({
  name: nameOf(notice),
  bytes: await noticePdf(document),
});

/** The PDF of a notice as it lies in the store: made for the first sending, the same at every later one. */
export const keptFile = async (
  files: Files,
  { notice, document, key }: { notice: Notice; document: NoticeDocument; key: string },
): Promise<NoticeFile> => {
  const before = await stored(files, notice);
  if (before) return before;
  const file = await drawn(notice, document);
  await files.put(key, file.bytes, PDF);
  return file;
};

/** What a preview shows: what was sent, or how it will look. Fetched or drawn while nobody waits for the database. */
export const previewFile = async (
  { files, step }: Pick<SteppedWork, 'files' | 'step'>,
  open: (work: Work) => Promise<Notice>,
): Promise<NoticeFile> => {
  const sent = await stored(files, await step(open));
  if (sent) return sent;
  const { notice, document } = await step(async (work) => {
    const now = await open(work);
    return { notice: now, document: await readDocument(work.tx, now, work.clock.today()) };
  });
  return drawn(notice, document);
};
