import { formatCount, formatOre, formatPlainAmount, fromOre } from '@husrum/format';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';
import { type Balance, listByDay, listOpenings, readBalances } from './camt-balances.rules';
import { isBooked, readAccount, readAmount } from './camt-fields.rules';
import { isDebit, readParts } from './camt-parts.rules';
import { childrenOf, find, textAt, type XmlElement } from './read-xml';

/** An entry as the totals of its report count it. */
interface CountedEntry {
  readonly element: XmlElement;
  /** Negative for money that left the account. It is null when the amount has parts of an öre, or none. */
  readonly ore: number | null;
  readonly currency: string;
  readonly isCredit: boolean;
  readonly isBooked: boolean;
}

const toCountedEntry = (entry: XmlElement): CountedEntry => {
  const amount = readAmount(find(entry, 'Amt'));
  return {
    element: entry,
    ore: amount === null ? null : isDebit(entry) ? -amount.ore : amount.ore,
    currency: amount?.currency ?? '',
    isCredit: !isDebit(entry),
    isBooked: isBooked(entry),
  };
};

const formatAmount = (ore: number, currency: string): string =>
  currency === 'SEK' ? formatOre(ore) : `${formatPlainAmount(fromOre(ore))} ${currency}`.trim();

/** The entries whose amounts can be read. */
const listReadable = (entries: readonly CountedEntry[]): CountedEntry[] =>
  entries.filter(({ ore }) => ore !== null);

/** The sum in öre of the entries that can be read. The result is null when they are in several currencies. */
const sumOf = (entries: readonly CountedEntry[], toOre: (ore: number) => number): number | null => {
  const readable = listReadable(entries);
  const isSummable = readable.every(({ currency }) => currency === readable[0]?.currency);
  return isSummable ? readable.reduce((sum, { ore }) => sum + toOre(ore ?? 0), 0) : null;
};

/** The sum of the parts of an entry, in its direction, if it differs from its amount. */
const differentSumOf = ({ element, isCredit }: CountedEntry): number | null => {
  const amount = readAmount(find(element, 'Amt'));
  const parts = amount === null ? undefined : readParts(element, amount);
  if (parts?.kind !== 'different') return null;
  return isCredit ? Math.abs(parts.sumOre) : -Math.abs(parts.sumOre);
};

/**
 * Whether the sum of the entries that can be read is what the file states, or the others explain the difference: an unreadable amount
 * is whatever is missing, in its direction, and an entry whose parts differ may be their sum.
 */
const fitsStatedSum = (
  entries: readonly CountedEntry[],
  statedOre: number,
  toOre: (ore: number) => number,
): boolean => {
  const sumOre = sumOf(entries, toOre);
  if (sumOre === null || sumOre === statedOre) return true;
  const gapOre = statedOre - sumOre;
  const unknown = entries.filter(({ ore }) => ore === null);
  if (unknown.some(({ isCredit }) => Math.sign(toOre(isCredit ? 1 : -1)) === Math.sign(gapOre))) return true;
  const changes = entries.flatMap((entry) => {
    const otherOre = differentSumOf(entry);
    return entry.ore === null || otherOre === null ? [] : [toOre(otherOre) - toOre(entry.ore)];
  });
  return changes.includes(gapOre) || changes.reduce((sum, change) => sum + change, 0) === gapOre;
};

/** The currency in which the entries of a report are summed. */
const currencyOf = (report: XmlElement, entries: readonly CountedEntry[]): string =>
  listReadable(entries)[0]?.currency ?? textAt(report, 'Acct', 'Ccy') ?? 'SEK';

/** What a summary states. It is null for each figure that it leaves out. */
interface Stated {
  readonly count: string | null;
  readonly sum: XmlElement | undefined;
}

const isSameCount = ({ count }: Stated, entries: readonly CountedEntry[]): boolean =>
  count === null || Number(count) === entries.length;
/** An amount that cannot be read has parts of an öre, and so is no sum of amounts in öre. */
const isSameSum = ({ sum }: Stated, entries: readonly CountedEntry[]): boolean => {
  if (sum === undefined) return true;
  const stated = readAmount(sum);
  return stated === null ? sumOf(entries, Math.abs) === null : fitsStatedSum(entries, stated.ore, Math.abs);
};

/** The entries in one direction or in both, and the words for them. */
const SUMMARIES = [
  { name: 'TtlNtries', isCounted: () => true, words: bankFileTexts.entryWords.entries },
  {
    name: 'TtlCdtNtries',
    isCounted: ({ isCredit }: CountedEntry) => isCredit,
    words: bankFileTexts.entryWords.deposits,
  },
  {
    name: 'TtlDbtNtries',
    isCounted: ({ isCredit }: CountedEntry) => !isCredit,
    words: bankFileTexts.entryWords.withdrawals,
  },
] as const;

/**
 * Compares a summary with the entries. Its sum has no direction: deposits and withdrawals are added. It counts the entries of its
 * page or of all pages, and some banks leave out those that are not booked: one of these must fit.
 */
const checkSummary = (
  report: XmlElement,
  wholes: readonly (readonly CountedEntry[])[],
  place: string,
): void => {
  const summary = find(report, 'TxsSummry');
  for (const { name, isCounted, words } of SUMMARIES) {
    const total = find(summary, name);
    const stated: Stated = { count: textAt(total, 'NbOfNtries'), sum: find(total, 'Sum') };
    const found = wholes.map((entries) => entries.filter(isCounted));
    const fits = (entries: readonly CountedEntry[]) =>
      isSameCount(stated, entries) && isSameSum(stated, entries);
    if (found.some(fits)) continue;
    const [first = []] = found;
    const foundOre = sumOf(first, Math.abs);
    const currency = currencyOf(report, first);
    const describe = (count: number, sum: string | null): string =>
      bankFileTexts.countAndSum(
        stated.count === null ? null : formatCount(count, words[0], words[1]),
        stated.sum === undefined || foundOre === null ? null : sum,
      );
    const statedOre = readAmount(stated.sum)?.ore;
    const statedSum = statedOre === undefined ? (stated.sum?.text ?? '') : formatAmount(statedOre, currency);
    throw new BankFileError(
      bankFileTexts.wrongTotals(
        place,
        describe(Number(stated.count), statedSum),
        describe(first.length, foundOre === null ? null : formatAmount(foundOre, currency)),
      ),
    );
  }
};

/** The net amount of all entries: `TtlNetNtry` in newer versions, `TtlNetNtryAmt` in older ones. */
const checkNet = (report: XmlElement, wholes: readonly (readonly CountedEntry[])[], place: string): void => {
  const total = find(report, 'TxsSummry', 'TtlNtries');
  const newer = find(total, 'TtlNetNtry');
  const amount = readAmount(find(newer, 'Amt') ?? find(total, 'TtlNetNtryAmt'));
  const direction = textAt(newer ?? total, 'CdtDbtInd');
  if (amount === null || direction === null) return;
  const netOre = direction === 'DBIT' ? -amount.ore : amount.ore;
  if (wholes.some((entries) => fitsStatedSum(entries, netOre, (ore) => ore))) return;
  const [first = []] = wholes;
  const currency = currencyOf(report, first);
  throw new BankFileError(
    bankFileTexts.wrongTotals(
      place,
      bankFileTexts.net(formatAmount(netOre, currency)),
      bankFileTexts.net(formatAmount(sumOf(first, (ore) => ore) ?? 0, currency)),
    ),
  );
};

/**
 * Compares the balance at the end with that at the beginning and the booked entries. A statement of several days may have both for
 * each day: the first and the last count. Without one of them, or with entries in another currency, nothing is compared.
 */
const checkBalances = (
  balances: readonly Balance[],
  booked: readonly CountedEntry[],
  place: string,
): void => {
  const [opening] = listOpenings(balances);
  const closing = listByDay(balances, 'CLBD').at(-1);
  if (opening === undefined || closing === undefined || opening.currency !== closing.currency) return;
  const { currency } = opening;
  if (listReadable(booked).some((entry) => entry.currency !== currency)) return;
  const entriesOre = sumOf(booked, (ore) => ore);
  if (entriesOre === null || fitsStatedSum(booked, closing.ore - opening.ore, (ore) => ore)) return;
  throw new BankFileError(
    bankFileTexts.wrongBalance(place, {
      opening: formatAmount(opening.ore, currency),
      entries: formatAmount(entriesOre, currency),
      expected: formatAmount(opening.ore + entriesOre, currency),
      closing: formatAmount(closing.ore, currency),
    }),
  );
};

/**
 * Throws `BankFileError` when what the file states about its entries differs from them: numbers, sums, the net amount, or the balances
 * at the beginning and the end (docs/domain-rules.md, D-25). What a file leaves out is not compared: a notification has no balances.
 * `pages` are the pages of one statement or notification.
 */
export const checkTotals = (pages: readonly XmlElement[]): void => {
  const entriesOf = (page: XmlElement) => childrenOf(page, 'Ntry').map(toCountedEntry);
  const all = pages.flatMap(entriesOf);
  const onlyBooked = (entries: readonly CountedEntry[]) => entries.filter((entry) => entry.isBooked);
  // The pages of one statement are of one account.
  const [account = null] = pages.map(readAccount);
  const place = account === null ? bankFileTexts.unnamedAccount : bankFileTexts.account(account);
  for (const page of pages) {
    const own = entriesOf(page);
    const wholes = [own, onlyBooked(own), all, onlyBooked(all)];
    checkSummary(page, wholes, place);
    checkNet(page, wholes, place);
  }
  checkBalances(pages.flatMap(readBalances), onlyBooked(all), place);
};
