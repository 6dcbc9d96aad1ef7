import { addDays, type LocalDate } from '@husrum/format';

/** What is left to pay by age, in öre: see `agedRow` of the contract. */
export interface AgedOre {
  readonly notDue: number;
  readonly days30: number;
  readonly days60: number;
  readonly days90: number;
  readonly older: number;
  readonly credit: number;
  readonly unsentCredits: number;
}
export type AgeBucket = 'notDue' | 'days30' | 'days60' | 'days90' | 'older';

export const nothingAged: AgedOre = {
  ...{ notDue: 0, days30: 0, days60: 0, days90: 0, older: 0 },
  ...{ credit: 0, unsentCredits: 0 },
};

/** How late an invoice is on a day (docs/domain-rules.md, D-26): due on the day itself is not late. */
export const ageBucket = (dueAt: LocalDate | null, day: LocalDate): AgeBucket => {
  if (dueAt === null || dueAt >= day) return 'notDue';
  if (dueAt >= addDays(day, -30)) return 'days30';
  if (dueAt >= addDays(day, -60)) return 'days60';
  return dueAt >= addDays(day, -90) ? 'days90' : 'older';
};

export const addAged = (a: AgedOre, b: AgedOre): AgedOre => ({
  notDue: a.notDue + b.notDue,
  days30: a.days30 + b.days30,
  days60: a.days60 + b.days60,
  days90: a.days90 + b.days90,
  older: a.older + b.older,
  credit: a.credit + b.credit,
  unsentCredits: a.unsentCredits + b.unsentCredits,
});

/** What is left to pay minus the credit. */
export const balanceOre = ({ notDue, days30, days60, days90, older, credit }: AgedOre): number =>
  notDue + days30 + days60 + days90 + older - credit;

/** What the books have on the customers' account: a credit invoice is booked when it is sent. */
export const bookedOre = (aged: AgedOre): number => balanceOre(aged) + aged.unsentCredits;
