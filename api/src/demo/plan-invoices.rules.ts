import {
  addDays,
  addMonthsToMonth,
  compareDates,
  earliestDate,
  type LocalDate,
  type Month,
  monthOf,
} from '@husrum/format';
import { generationDate } from '../rent/config-month.rules';
import { dueDate } from '../rent/due-date.rules';
import { billedPeriod, firstInvoiceMonth, nextPeriodMonth } from '../rent/period-grid.rules';
import { type PlannedInvoice, planInvoice } from '../rent/plan-invoice.rules';
import { sendDate } from '../rent/send-date.rules';
import { companySettings } from './demo-companies.data';
import type { PlannedEntity, PlannedLease, Portfolio } from './portfolio.types';
import { createRandom, type Random } from './random';

const MONTHS_BACK = 14;

/** Invoices that could not be mailed longer ago have been handed over in another way. */
export const HANDED_OVER_DAYS_AGO = 40;

export interface DemoPayment {
  readonly amountOre: number;
  readonly paidAt: LocalDate;
}

/** An invoice of the demo portfolio, with its history. */
export interface DemoInvoice {
  readonly leaseIndex: number;
  readonly plan: PlannedInvoice;
  readonly generatedAt: LocalDate;
  readonly sendDate: LocalDate;
  readonly dueAt: LocalDate;
  readonly sent: boolean;
  readonly stage: 'EDIT' | 'REVIEW' | 'READY';
  /** It could not be mailed, because its tenant has no address. */
  readonly notMailed: boolean;
  /** Printed and handed over, for want of an address. */
  readonly handedOver: boolean;
  readonly cancelled: boolean;
  readonly credited: boolean;
  readonly payments: readonly DemoPayment[];
}

export interface LeaseInvoices {
  readonly invoices: readonly DemoInvoice[];
  /** The next invoice month of the lease; null if all of it is billed. */
  readonly nextMonth: Month | null;
}

/** The rent terms of a lease, as the rent engine needs them. */
const toRentTerms = (lease: PlannedLease, entity: PlannedEntity) => ({
  interval: entity.interval,
  feeAsM2: entity.feeAsM2,
  fee: lease.fee,
  areas: typeof entity.fields.area === 'number' ? [{ validFrom: lease.start, area: entity.fields.area }] : [],
});

/** The first period start of a lease that is not before `from` (D-2). */
const firstGridMonth = (lease: PlannedLease, entity: PlannedEntity, from: Month): Month | null => {
  let month: Month | null = firstInvoiceMonth(lease.start);
  while (month !== null && month < from) month = nextPeriodMonth(month, entity.interval, lease);
  return month;
};

/** Half of an amount in öre, rounded down to whole kronor. */
const halfOf = (ore: number) => Math.floor(ore / 200) * 100;

/** Most invoices are paid on time, some late, some in part, and some recent ones not at all. */
export const planPayments = (
  random: Random,
  payOre: number,
  due: LocalDate,
  sent: LocalDate,
  today: LocalDate,
): DemoPayment[] => {
  const outcome = random.next();
  if (payOre <= 0) return [];
  if (due >= today) {
    if (outcome > 0.6) return [];
    return [
      { amountOre: outcome > 0.35 ? halfOf(payOre) : payOre, paidAt: earliestDate(addDays(sent, 3), today) },
    ];
  }
  const recent = due >= addDays(today, -45);
  if (recent && outcome > 0.95) return [];
  const plannedDate = addDays(due, outcome > 0.85 ? random.integer(2, 14) : -random.integer(0, 4));
  const paidAt = compareDates(plannedDate, sent) < 0 ? addDays(sent, 1) : plannedDate;
  if (paidAt > today) return [];
  return [{ amountOre: recent && outcome > 0.92 ? halfOf(payOre) : payOre, paidAt }];
};

const planLeaseInvoices = (
  random: Random,
  leaseIndex: number,
  portfolio: Portfolio,
  today: LocalDate,
  isLatestHeld: boolean,
): LeaseInvoices => {
  const lease = portfolio.leases[leaseIndex];
  const entity = lease === undefined ? undefined : portfolio.entities[lease.entity];
  const tenant = portfolio.tenants[lease?.tenants[0] ?? -1];
  const hasEmail = (tenant?.billing_email ?? tenant?.email ?? null) !== null;
  if (lease === undefined || entity === undefined) return { invoices: [], nextMonth: null };
  const settings = companySettings[entity.company];
  const lastMonth = addMonthsToMonth(monthOf(today), 1);
  const version = { validFrom: lease.start, ...toRentTerms(lease, entity), taxRate: lease.taxRate };
  const invoices: DemoInvoice[] = [];
  let month = firstGridMonth(lease, entity, addMonthsToMonth(monthOf(today), -MONTHS_BACK));
  for (; month !== null && month <= lastMonth; month = nextPeriodMonth(month, entity.interval, lease)) {
    const period = billedPeriod(month, entity.interval, lease);
    if (period === null) break;
    const generatedAt = generationDate(month, settings);
    const day = sendDate(generatedAt, settings.sendDay);
    const dueAt = dueDate({
      terms: settings.terms,
      sendDate: day,
      periodStart: period.start,
      dwelling: entity.kind !== 'premises',
      minDays: settings.minDays,
      onSchedule: true,
    });
    const plan = planInvoice(period, [version], []);
    const isDue = day <= today && !(isLatestHeld && month === lastMonth);
    const notMailed = isDue && !hasEmail && day > addDays(today, -HANDED_OVER_DAYS_AGO);
    const sent = isDue && !notMailed;
    const chance = random.next();
    invoices.push({
      leaseIndex,
      plan,
      generatedAt,
      sendDate: day,
      dueAt,
      sent,
      stage: !isDue && chance > 0.97 ? 'EDIT' : settings.requireReview && !isDue ? 'REVIEW' : 'READY',
      notMailed,
      handedOver: sent && !hasEmail,
      cancelled: !isDue && chance < 0.02,
      credited: sent && chance < 0.002,
      payments: sent && chance >= 0.002 ? planPayments(random, plan.totals.payOre, dueAt, day, today) : [],
    });
  }
  return { invoices, nextMonth: month };
};

/** Plans fourteen months of invoices for every lease, in order of generation. */
export const planInvoices = (
  seed: number,
  portfolio: Portfolio,
  today: LocalDate,
): readonly LeaseInvoices[] => {
  const random = createRandom(seed);
  // Every sixth lease has its latest invoice unsent, so that something can be sent on any day of a month.
  return portfolio.leases.map((_lease, index) =>
    planLeaseInvoices(random, index, portfolio, today, index % 6 === 0),
  );
};
