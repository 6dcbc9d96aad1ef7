import { randomUUID } from 'node:crypto';
import type { Acting } from '../platform/http';
import { changeNotice, type Notice } from './invoicebase.store';
import { readDocument } from './notice-document.store';
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

const stored = async ({ files }: FileWork, notice: Notice): Promise<NoticeFile | undefined> => {
  if (notice.pdf_key === null) return undefined;
  const bytes = await files.get(notice.pdf_key);
  return bytes && { name: notice.pdf_name ?? nameOf(notice), bytes };
};

/** The notice as it looks now. */
export const drawNotice = async ({ tx, clock }: FileWork, notice: Notice): Promise<NoticeFile> => ({
  name: nameOf(notice),
  bytes: await noticePdf(await readDocument(tx, notice, clock.today())),
});

/** The stored PDF of a sent notice: made at the first sending, the same at every later one. */
export const keptFile = async (work: FileWork, notice: Notice): Promise<NoticeFile> => {
  const before = await stored(work, notice);
  if (before) return before;
  const drawn = await drawNotice(work, notice);
  const key = `${work.account.billableId}/${randomUUID()}.pdf`;
  await work.files.put(key, drawn.bytes, PDF);
  await changeNotice(work.tx, notice.id, { pdf_key: key, pdf_name: drawn.name });
  return drawn;
};

/** What a preview shows: what was sent, or how it will look. */
export const previewFile = async (work: FileWork, notice: Notice): Promise<NoticeFile> =>
  (await stored(work, notice)) ?? drawNotice(work, notice);
