import { type InterestRate, lateInterest } from '@husrum/api-rent';
import {
  addDays,
  bankDayOnOrAfter,
  daysBetween,
  earliestDate,
  type LocalDate,
  latestDate,
} from '@husrum/format';

/** A payment of a late invoice, in öre, on the day that it counts from. */
export interface LatePayment {
  readonly day: LocalDate;
  readonly ore: number;
}

/** What bears interest of an invoice, and when it was paid. */
export interface LateClaim {
  readonly dueAt: LocalDate;
  /** What it asks for after credits, without the fees and the interest that it charges: these bear no interest. */
  readonly claimOre: number;
  readonly payments: readonly LatePayment[];
}

/** Days on which the same amount was unpaid. */
export interface UnpaidDays {
  readonly from: LocalDate;
  readonly through: LocalDate;
  readonly principalOre: number;
}

/** Less than a krona is a difference of öre: it bears no interest. */
const MIN_PRINCIPAL_ORE = 100;

/** The first day of interest: after the due date, or after the next bank day if that is none (lag 1930:173). */
export const firstLateDay = (dueAt: LocalDate): LocalDate => addDays(bankDayOnOrAfter(dueAt), 1);

/**
 * The unpaid amounts from `from` through `through`, day by day (docs/domain-rules.md, D-16). The day of a payment bears interest on what
 * was unpaid before it. Payments settle the claim before the fees and the interest on the same invoice.
 */
export const listUnpaidDays = (
  { dueAt, claimOre, payments }: LateClaim,
  { from, through }: { readonly from: LocalDate; readonly through: LocalDate },
): UnpaidDays[] => {
  const first = latestDate(from, firstLateDay(dueAt));
  const paidDays = [...new Set(payments.map(({ day }) => day))].filter(
    (day) => day >= first && day < through,
  );
  const ends = [...paidDays.toSorted(), through];
  let start = first;
  const spans: UnpaidDays[] = [];
  for (const end of ends) {
    const beganOn = start;
    const paidOre = payments.reduce((sum, { day, ore }) => sum + (day < beganOn ? ore : 0), 0);
    const principalOre = claimOre - paidOre;
    if (principalOre >= MIN_PRINCIPAL_ORE && end >= start)
      spans.push({ from: start, through: end, principalOre });
    start = addDays(end, 1);
  }
  return spans;
};

/** The reference rate of a half-year, in percent. */
export interface HalfYearRate {
  readonly from: LocalDate;
  readonly percent: number;
}

/** The first day of the half-year of a day. */
export const halfYearOf = (day: LocalDate): LocalDate =>
  `${day.slice(0, 4)}-${day.slice(5, 7) < '07' ? '01' : '07'}-01`;
export const nextHalfYear = (from: LocalDate): LocalDate => halfYearOf(addDays(from, 190));

/** The first half-year with unpaid days that has no rate. Null: all have one. */
export const findMissingRate = (
  spans: readonly UnpaidDays[],
  rates: readonly HalfYearRate[],
): LocalDate | null => {
  const known = new Set(rates.map(({ from }) => from));
  for (const { from, through } of spans)
    for (let half = halfYearOf(from); half <= through; half = nextHalfYear(half))
      if (!known.has(half)) return half;
  return null;
};

/** Days with one unpaid amount and one rate. */
export interface InterestPart extends UnpaidDays {
  readonly days: number;
  /** The yearly rate in percent. */
  readonly percent: number;
  readonly interestOre: number;
}

/** Percentage points above the reference rate (räntelagen 6 §). */
const ADDITION = 8;

const toInterestRates = (rates: readonly HalfYearRate[]): InterestRate[] =>
  rates.map(({ from, percent }) => ({ from, percent: percent + ADDITION }));

/**
 * The interest on unpaid days, in parts of one amount and one rate. The interest on each amount is rounded once (`lateInterest`), and its
 * parts sum to it: 8 500 kr, 2 days at 11.5 % and 15 at 12 %, is 5,36 + 41,91 = 47,27. The rates must have all days.
 */
export const calculateInterest = (
  spans: readonly UnpaidDays[],
  rates: readonly HalfYearRate[],
): InterestPart[] => {
  const yearly = toInterestRates(rates);
  return spans.flatMap(({ from, through, principalOre }) => {
    const parts: InterestPart[] = [];
    const untilDay = (day: LocalDate) => lateInterest(principalOre, addDays(from, -1), day, yearly);
    let first = from;
    let before = 0;
    while (first <= through) {
      const half = halfYearOf(first);
      const rate = yearly.find((one) => one.from === half);
      if (rate === undefined) throw new Error(`No reference rate from ${half}`);
      // Half-years with the same rate are one part.
      let last = earliestDate(through, addDays(nextHalfYear(half), -1));
      while (last < through) {
        const following = halfYearOf(addDays(last, 1));
        if (yearly.find((one) => one.from === following)?.percent !== rate.percent) break;
        last = earliestDate(through, addDays(nextHalfYear(following), -1));
      }
      const reached = untilDay(last);
      parts.push({
        ...{ from: first, through: last, principalOre },
        ...{
          days: daysBetween(first, last) + 1,
          percent: Number(rate.percent),
          interestOre: reached - before,
        },
      });
      before = reached;
      first = addDays(last, 1);
    }
    return parts;
  });
};

export const sumInterest = (parts: readonly InterestPart[]): number =>
  parts.reduce((sum, { interestOre }) => sum + interestOre, 0);
