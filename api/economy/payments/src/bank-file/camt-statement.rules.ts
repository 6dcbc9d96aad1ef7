import { addDays, isLocalDate, type LocalDate } from '@husrum/format';
import type { StatedBalances } from './bank-entry.types';
import { listByDay, listOpenings, readBalances } from './camt-balances.rules';
import { readAccount } from './camt-fields.rules';
import { find, textAt, type XmlElement } from './read-xml';

/** The day of a time, in the time zone in which the bank writes it. */
const dayOf = (text: string | null): LocalDate | null => {
  const day = (text ?? '').slice(0, 10);
  return isLocalDate(day) ? day : null;
};

/** The first and the last day of a statement, if it says so. */
const readPeriod = (report: XmlElement | undefined): { from: LocalDate | null; to: LocalDate | null } => {
  const period = find(report, 'FrToDt');
  return { from: dayOf(textAt(period, 'FrDtTm')), to: dayOf(textAt(period, 'ToDtTm')) };
};

/**
 * The balances of the pages of one statement, in kronor: one record, or one for each day if the statement has a balance at the end of
 * each. The result is empty when it has none, no day, or another currency.
 */
export const readStatedBalances = (pages: readonly XmlElement[]): StatedBalances[] => {
  const [first] = pages;
  const account = first === undefined ? null : readAccount(first);
  const balances = pages.flatMap(readBalances);
  const openings = listOpenings(balances);
  const closings = listByDay(balances, 'CLBD');
  const [opening] = openings;
  if (account === null || opening === undefined) return [];
  if ([...openings, ...closings].some(({ currency }) => currency !== 'SEK')) return [];
  const period = readPeriod(first);
  const records: StatedBalances[] = [];
  // The day of an opening balance is the first one in some files, and the one before in others: `FrToDt` says which.
  let from = period.from ?? (opening.code === 'OPBD' ? opening.day : null);
  let openingOre = opening.ore;
  for (const closing of closings) {
    const toOn = closing.day ?? period.to;
    if (toOn === null) return [];
    records.push({
      account,
      fromOn: from === null || from > toOn ? toOn : from,
      toOn,
      openingOre,
      closingOre: closing.ore,
    });
    from = addDays(toOn, 1);
    openingOre = closing.ore;
  }
  return records;
};
