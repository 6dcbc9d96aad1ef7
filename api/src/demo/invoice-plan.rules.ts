import {
  addDays,
  addMonthsToMonth,
  compare,
  earliest,
  type LocalDate,
  type Month,
  monthOf,
} from '@husrum/format';
import { generationDate } from '../rent/config-month.rules';
import { dueDate } from '../rent/due-date.rules';
import { type PlannedInvoice, planInvoice } from '../rent/invoice.rules';
import { billedPeriod, firstInvoiceMonth, monthAfter } from '../rent/period-grid.rules';
import { sendDate } from '../rent/send-date.rules';
import { companySettings } from './company-settings';
import type { PlannedEntity, PlannedLease, Portfolio } from './portfolio.types';
import { type Random, randomFrom } from './random';

export const MONTHS_BACK = 14;

export interface DemoPayment {
  readonly amountOre: number;
  readonly paidAt: LocalDate;
}

/** An invoice of the demo portfolio: what is on it, and what has happened to it. */
export interface DemoInvoice {
  readonly lease: number;
  readonly plan: PlannedInvoice;
  readonly generatedAt: LocalDate;
  readonly sendDate: LocalDate;
  readonly dueAt: LocalDate;
  readonly sent: boolean;
  readonly stage: 'EDIT' | 'REVIEW' | 'READY';
  readonly error: string | null;
  readonly cancelled: boolean;
  readonly credited: boolean;
  readonly payments: readonly DemoPayment[];
}

export interface LeaseInvoices {
  readonly invoices: readonly DemoInvoice[];
  /** What the lease is billed from next; null when all of it is. */
  readonly nextMonth: Month | null;
}

/** The rent of a lease in the unit the engine counts in. */
export const termsOf = (lease: PlannedLease, entity: PlannedEntity) => ({
  interval: entity.interval,
  feeAsM2: entity.feeAsM2,
  fee: lease.fee,
  area: typeof entity.fields.area === 'number' ? entity.fields.area : null,
});

/** The first month of the lease's grid that is not before the month given. */
const gridFrom = (lease: PlannedLease, entity: PlannedEntity, from: Month): Month | null => {
  let month: Month | null = firstInvoiceMonth(lease.start);
  while (month !== null && month < from) month = monthAfter(month, entity.interval, lease);
  return month;
};

/** Half of a sum, in whole kronor. */
const half = (ore: number) => Math.floor(ore / 200) * 100;

/** Who pays when: most on time, some late, some a part, and of the last weeks' invoices some not at all. */
const paymentsOf = (
  random: Random,
  payOre: number,
  due: LocalDate,
  sent: LocalDate,
  today: LocalDate,
): DemoPayment[] => {
  const luck = random.next();
  if (payOre <= 0) return [];
  if (due >= today) {
    if (luck > 0.6) return [];
    return [{ amountOre: luck > 0.35 ? half(payOre) : payOre, paidAt: earliest(addDays(sent, 3), today) }];
  }
  const recent = due >= addDays(today, -45);
  if (recent && luck > 0.95) return [];
  const around = addDays(due, luck > 0.85 ? random.between(2, 14) : -random.between(0, 4));
  const paidAt = compare(around, sent) < 0 ? addDays(sent, 1) : around;
  if (paidAt > today) return [];
  return [{ amountOre: recent && luck > 0.92 ? half(payOre) : payOre, paidAt }];
};

const invoicesOf = (
  random: Random,
  at: number,
  portfolio: Portfolio,
  today: LocalDate,
  held: boolean,
): LeaseInvoices => {
  const lease = portfolio.leases[at];
  const entity = lease === undefined ? undefined : portfolio.entities[lease.entity];
  if (lease === undefined || entity === undefined) return { invoices: [], nextMonth: null };
  const settings = companySettings[entity.company];
  const lastMonth = addMonthsToMonth(monthOf(today), 1);
  const version = { validFrom: lease.start, ...termsOf(lease, entity), taxRate: lease.taxRate };
  const invoices: DemoInvoice[] = [];
  let month = gridFrom(lease, entity, addMonthsToMonth(monthOf(today), -MONTHS_BACK));
  for (; month !== null && month <= lastMonth; month = monthAfter(month, entity.interval, lease)) {
    const period = billedPeriod(month, entity.interval, lease);
    if (period === null) break;
    const generatedAt = generationDate(month, settings);
    const day = sendDate(generatedAt, settings.sendDay);
    const dueAt = dueDate({
      terms: settings.terms,
      sendDate: day,
      periodStart: period.start,
      dwelling: entity.kind !== 'premises',
    });
    const plan = planInvoice(period, [version], []);
    const sent = day <= today && !(held && month === lastMonth);
    const mishap = random.next();
    invoices.push({
      lease: at,
      plan,
      generatedAt,
      sendDate: day,
      dueAt,
      sent,
      stage: !sent && mishap > 0.97 ? 'EDIT' : settings.review && !sent ? 'REVIEW' : 'READY',
      error: !sent && mishap < 0.03 ? 'Hyresgästen saknar e-postadress' : null,
      cancelled: !sent && mishap >= 0.03 && mishap < 0.045,
      credited: sent && mishap < 0.002,
      payments: sent && mishap >= 0.002 ? paymentsOf(random, plan.totals.payOre, dueAt, day, today) : [],
    });
  }
  return { invoices, nextMonth: month };
};

/** Fourteen months of invoices for every lease, in the order in which they were made. */
export const planInvoices = (
  seed: number,
  portfolio: Portfolio,
  today: LocalDate,
): readonly LeaseInvoices[] => {
  const random = randomFrom(seed);
  // Every sixth lease keeps its latest invoice back, so that something waits to be sent on any day of a month.
  return portfolio.leases.map((_lease, at) => invoicesOf(random, at, portfolio, today, at % 6 === 0));
};
