import { newKey } from '../file/upload-file';
import type { Acting, SteppedWork, Work } from '../platform/http';
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

type FileWork = Pick<Acting, 'tx' | 'clock' | 'files' | 'account'>;

const stored = async (
  { files }: Pick<FileWork, 'files'>,
  notice: Notice,
): Promise<NoticeFile | undefined> => {
  if (notice.pdf_key === null) return undefined;
  const bytes = await files.get(notice.pdf_key);
  return bytes && { name: notice.pdf_name ?? nameOf(notice), bytes };
};

const drawn = async (notice: Notice, document: NoticeDocument): Promise<NoticeFile> => ({
  name: nameOf(notice),
  bytes: await noticePdf(document),
});

/** The stored PDF of a sent notice and its key: made at the first sending, the same at every later one. */
export const keptFile = async (
  work: FileWork,
  notice: Notice,
  document: NoticeDocument,
): Promise<{ file: NoticeFile; key: string | null }> => {
  const before = await stored(work, notice);
  if (before) return { file: before, key: notice.pdf_key };
  const file = await drawn(notice, document);
  const key = `${newKey(work.account)}.pdf`;
  await work.files.put(key, file.bytes, PDF);
  return { file, key };
};

/** What a preview shows: what was sent, or how it will look. Fetched or drawn while nobody waits for the database. */
export const previewFile = async (
  { files, step }: Pick<SteppedWork, 'files' | 'step'>,
  open: (work: Work) => Promise<Notice>,
): Promise<NoticeFile> => {
  const sent = await stored({ files }, await step(open));
  if (sent) return sent;
  const { notice, document } = await step(async (work) => {
    const now = await open(work);
    return { notice: now, document: await readDocument(work.tx, now, work.clock.today()) };
  });
  return drawn(notice, document);
};
