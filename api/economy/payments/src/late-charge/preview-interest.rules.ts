import type { InterestProblem } from '@husrum/contract/late-charge';
import { isPromiseBroken } from '@husrum/contract/payment-promise';
import { addDays, formatOre, type LocalDate, latestDate } from '@husrum/format';
import {
  calculateInterest,
  findMissingRate,
  firstLateDay,
  type HalfYearRate,
  type InterestPart,
  listUnpaidDays,
  sumInterest,
} from './late-days.rules';
import type { LateInvoice } from './late-invoice.types';

/** The interest on the days of an invoice that are not charged, and why it cannot be charged. */
export interface InterestPreview {
  readonly interestOre: number;
  readonly parts: readonly InterestPart[];
  readonly problem: InterestProblem | null;
  /** What the problem is about. */
  readonly detail: string | null;
}

type Facts = Pick<
  LateInvoice,
  | 'dueAt'
  | 'claimOre'
  | 'payments'
  | 'chargedThrough'
  | 'isClaimed'
  | 'isInProgram'
  | 'leaseId'
  | 'hasSameTenant'
  | 'writtenOffOre'
  | 'promisedOn'
  | 'minInterestOre'
>;

const DAY_ONE: LocalDate = '1900-01-01';

/** The days on which something of the invoice was unpaid too late, through today. */
export const listLateDays = ({ dueAt, claimOre, payments }: Facts, today: LocalDate, from = DAY_ONE) =>
  dueAt === null ? [] : listUnpaidDays({ dueAt, claimOre, payments }, { from, through: today });

const without = (problem: InterestProblem, detail: string | null = null): InterestPreview => ({
  ...{ interestOre: 0, parts: [], problem, detail },
});

/** What stops all interest of the invoice, whatever its amount is. */
const findObstacle = (invoice: Facts, today: LocalDate): InterestPreview | null => {
  if (invoice.isInProgram) return without('IN_PROGRAM');
  if (invoice.leaseId === null || !invoice.hasSameTenant) return without('NO_LEASE');
  if (invoice.writtenOffOre > 0) return without('WRITTEN_OFF');
  const { promisedOn } = invoice;
  return promisedOn !== null && !isPromiseBroken(promisedOn, today) ? without('PROMISE', promisedOn) : null;
};

/** Previews the interest of an invoice through today (docs/domain-rules.md, D-16). */
export const previewInterest = (
  invoice: Facts,
  rates: readonly HalfYearRate[],
  today: LocalDate,
): InterestPreview => {
  const { dueAt, chargedThrough, isClaimed } = invoice;
  if (!isClaimed || dueAt === null) return without('NOTHING');
  const obstacle = findObstacle(invoice, today);
  if (obstacle !== null) return obstacle;
  const first = firstLateDay(dueAt);
  const from = chargedThrough === null ? first : latestDate(first, addDays(chargedThrough, 1));
  if (from > today) return without('NOTHING');
  const days = listLateDays(invoice, today, from);
  if (days.length === 0) {
    const paidOre = invoice.payments.reduce((sum, { day, ore }) => sum + (day < from ? ore : 0), 0);
    return without(invoice.claimOre > paidOre ? 'PENNIES' : 'NOTHING');
  }
  const missing = findMissingRate(days, rates);
  if (missing !== null) return without('MISSING_RATE', missing);
  const parts = calculateInterest(days, rates);
  const interestOre = sumInterest(parts);
  const isBelow = interestOre < Math.max(1, invoice.minInterestOre);
  return {
    ...{ interestOre, parts },
    problem: isBelow ? 'BELOW_MINIMUM' : null,
    detail: isBelow ? formatOre(invoice.minInterestOre) : null,
  };
};
