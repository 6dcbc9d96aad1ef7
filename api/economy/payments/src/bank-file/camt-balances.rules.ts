import { compareDates, type LocalDate } from '@husrum/format';
import { readAmount, readDay } from './camt-fields.rules';
import { isDebit } from './camt-parts.rules';
import { childrenOf, find, textAt, type XmlElement } from './read-xml';

export interface Balance {
  readonly code: string | null;
  readonly ore: number;
  readonly currency: string;
  readonly day: LocalDate | null;
}

export const readBalances = (report: XmlElement): Balance[] =>
  childrenOf(report, 'Bal').flatMap((balance) => {
    const amount = readAmount(find(balance, 'Amt'));
    if (amount === null) return [];
    const { ore, currency } = amount;
    const code = textAt(balance, 'Tp', 'CdOrPrtry', 'Cd');
    return [{ code, ore: isDebit(balance) ? -ore : ore, currency, day: readDay(find(balance, 'Dt')) }];
  });

/** The balances with a code, the earliest day first. The result is empty when their order is not known. */
export const listByDay = (balances: readonly Balance[], code: string): Balance[] => {
  const found = balances.filter((balance) => balance.code === code);
  if (found.length > 1 && found.some(({ day }) => day === null)) return [];
  return found.toSorted((one, other) => compareDates(one.day ?? '', other.day ?? ''));
};

/** The balances at the beginning, the earliest day first: `OPBD`, or else `PRCD`, which is that at the end of the time before. */
export const listOpenings = (balances: readonly Balance[]): Balance[] => {
  const opened = listByDay(balances, 'OPBD');
  return opened.length > 0 ? opened : listByDay(balances, 'PRCD');
};
