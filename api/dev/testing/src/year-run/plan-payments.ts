import { monthAfter } from './expected-books';
import type { Company, Payment, Sent } from './year-company';

/** Instead of an amount: all that the tenant has not paid. */
const ALL_OPEN = -1;

/** The same numbers in every run: mulberry32. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};
const random = createRandom(26_1130);

export const dayOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

/** What the tenant will do about an invoice: the payments that come, by day, in öre. */
const choosePayments = (left: number, month: string): readonly (readonly [day: string, ore: number])[] => {
  const due = dayOf(monthAfter(month, -1), 26);
  const third = Math.floor(left / 3);
  const chance = random();
  if (chance < 0.42) return [[due, left]];
  if (chance < 0.52)
    return [
      [due, third],
      [dayOf(month, 17), left - third],
    ];
  if (chance < 0.64) return [[dayOf(monthAfter(month, 1 + Math.floor(random() * 2)), 5), left]];
  if (chance < 0.72)
    return [
      [due, left],
      [dayOf(month, 3), left],
    ];
  if (chance < 0.78) return [[due, left - 21]];
  if (chance < 0.84) return [[due, left + 37]];
  // Two months at once, when the next invoice has come.
  if (chance < 0.94) return [[dayOf(monthAfter(month), 2), ALL_OPEN]];
  return [];
};

export const planPayments = ({ coming, forgotten }: Company, sent: Sent, month: string): void => {
  const { left, tenant: tenantId } = sent.expected;
  const isPaidWithOthers = coming.some(
    (payment) => payment.tenantId === tenantId && payment.ore === ALL_OPEN,
  );
  if (left === 0 || isPaidWithOthers) return;
  const payments = choosePayments(left, month).map(([day, ore]) => ({
    day,
    tenantId,
    invoices: [sent],
    ore,
  }));
  // One that the bank file lacks, because somebody paid in another way.
  const list = payments.length === 1 && random() < 0.1 ? forgotten : coming;
  list.push(...payments);
};

/** Payments until the day, in the order of time. One that waits for a second invoice names all open ones of the tenant. */
export const takePayments = ({ coming, sent }: Company, until: string): Payment[] => {
  const due = coming.filter(({ day }) => day <= until);
  for (const payment of due) coming.splice(coming.indexOf(payment), 1);
  return due
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .flatMap((payment) => {
      if (payment.ore !== ALL_OPEN) return [payment];
      const open = sent.filter(({ expected }) => expected.tenant === payment.tenantId && expected.left > 0);
      const isOthers = open.some((one) => due.some((other) => other.ore > 0 && other.invoices.includes(one)));
      const ore = open.reduce((sum, { expected }) => sum + expected.left, 0);
      return open.length === 0 || isOthers ? [] : [{ ...payment, invoices: open, ore }];
    });
};
