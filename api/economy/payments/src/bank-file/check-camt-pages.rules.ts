import { groupBy } from '@husrum/api-platform/file-task';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';
import { readAccount } from './camt-fields.rules';
import { childrenOf, find, textAt, type XmlElement } from './read-xml';

interface Page {
  readonly number: number;
  readonly isLast: boolean;
}

/** The elements that number the pages of a statement and of a notification, in versions that have them. */
const PAGES_OF_REPORT = ['StmtPgntn', 'NtfctnPgntn'] as const;

/** The number of a page. The result is null for a message or a report that is not divided into pages. */
const readPage = (pagination: XmlElement | undefined): Page | null => {
  const number = Number(textAt(pagination, 'PgNb') ?? '');
  if (!Number.isSafeInteger(number) || number === 0) return null;
  const last = textAt(pagination, 'LastPgInd');
  return { number, isLast: last !== 'false' && last !== '0' };
};

const readPageOfReport = (report: XmlElement): Page | null =>
  PAGES_OF_REPORT.map((name) => readPage(find(report, name))).find((page) => page !== null) ?? null;

/** Which pages are missing when `next` comes after `before`, which is 0 at the beginning of a series, in Swedish. */
const describeMissing = (before: number, next: number): string => {
  if (before === 0) return bankFileTexts.earlierPagesMissing(next);
  return next > before
    ? bankFileTexts.middlePagesMissing(before, next)
    : bankFileTexts.laterPagesMissing(before);
};

/** Throws unless the pages are complete series: 1, 2 … until the last one. */
const checkSeries = (pages: readonly (Page | null)[]): void => {
  let before = 0;
  for (const page of pages) {
    if (page === null) continue;
    if (page.number !== before + 1) throw new BankFileError(describeMissing(before, page.number));
    before = page.isLast ? 0 : page.number;
  }
  if (before > 0) throw new BankFileError(bankFileTexts.laterPagesMissing(before));
};

const listReports = (message: XmlElement): readonly XmlElement[] => [
  ...childrenOf(message, 'Stmt'),
  ...childrenOf(message, 'Ntfctn'),
];

/**
 * Throws `BankFileError` for a file that has some pages of a message, of a statement or of a notification, but not all: the payments
 * of the other pages would be missing. An envelope may have all of them, in order.
 */
export const checkPages = (messages: readonly XmlElement[]): void => {
  checkSeries(messages.map((message) => readPage(find(message, 'GrpHdr', 'MsgPgntn'))));
  for (const reports of groupBy(messages.flatMap(listReports), readAccount).values())
    checkSeries(reports.map(readPageOfReport));
};

/** The reports, each with the further pages of the same account. In a message of one page, each report stands alone. */
export const groupByPages = (messages: readonly XmlElement[]): (readonly XmlElement[])[] => {
  const reports = messages.flatMap(listReports);
  const pages = [
    ...messages.map((message) => readPage(find(message, 'GrpHdr', 'MsgPgntn'))),
    ...reports.map(readPageOfReport),
  ];
  const isDivided = pages.some((page) => page !== null && !page.isLast);
  return isDivided ? [...groupBy(reports, readAccount).values()] : reports.map((report) => [report]);
};
