import { dueDate } from '@husrum/api-invoicing/testing';
import { createRandom, type Random } from '@husrum/api-platform/testing';
import { firstInvoiceMonth, planInvoice } from '@husrum/api-rent';
import {
  billedPeriodFrom,
  generationDate,
  nextPeriodMonth,
  type PlannedInvoice,
  sendDate,
} from '@husrum/api-rent/testing';
import {
  addDays,
  addMonthsToMonth,
  compareDates,
  earliestDate,
  type LocalDate,
  type Month,
  monthOf,
} from '@husrum/format';
import { companySettings } from './demo-companies.data';
import { toRentVersions } from './plan-rents.rules';
import type { PlannedEntity, PlannedLease, Portfolio } from './portfolio.types';

/** The invoices of this many months before the current one are planned. */
const MONTHS_BACK = 14;

/** Invoices that could not be mailed this many days ago or earlier have been printed and handed over. */
export const HANDED_OVER_DAYS_AGO = 40;

/** An invoice is recent when it is due this many days ago or later. Only recent ones are left open: older ones are settled by now. */
export const RECENT_DAYS = 45;

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
  readonly isSent: boolean;
  readonly stage: 'EDIT' | 'REVIEW' | 'READY';
  /** It could not be mailed, because its tenant has no email address. */
  readonly hasMailFailed: boolean;
  /** The invoices are printed and handed over to the tenant, who has no email address. */
  readonly isDeliveredOnPaper: boolean;
  readonly isCancelled: boolean;
  readonly isCredited: boolean;
  readonly payments: readonly DemoPayment[];
}

export interface LeaseInvoices {
  readonly invoices: readonly DemoInvoice[];
  /** The next invoice month of the lease; null if all of it is billed. */
  readonly nextMonth: Month | null;
}

/** The first invoice month of a lease that is `from` or later (docs/domain-rules.md, D-2). */
const firstMonthFrom = (lease: PlannedLease, entity: PlannedEntity, from: Month): Month | null => {
  let month: Month | null = firstInvoiceMonth(lease.start);
  while (month !== null && month < from) month = nextPeriodMonth(month, entity.interval, lease);
  return month;
};

/** Half of an amount in öre, rounded down to whole kronor. */
export const halfRoundedDown = (ore: number) => Math.floor(ore / 200) * 100;

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
      {
        amountOre: outcome > 0.35 ? halfRoundedDown(payOre) : payOre,
        paidAt: earliestDate(addDays(sent, 3), today),
      },
    ];
  }
  const isRecent = due >= addDays(today, -RECENT_DAYS);
  if (isRecent && outcome > 0.95) return [];
  const plannedDate = addDays(due, outcome > 0.85 ? random.integer(2, 14) : -random.integer(0, 4));
  const paidAt = compareDates(plannedDate, sent) < 0 ? addDays(sent, 1) : plannedDate;
  if (paidAt > today) return [];
  return [{ amountOre: isRecent && outcome > 0.92 ? halfRoundedDown(payOre) : payOre, paidAt }];
};

const pickStage = ({
  isSendingDue,
  chance,
  requireReview,
}: {
  isSendingDue: boolean;
  chance: number;
  requireReview: boolean;
}): DemoInvoice['stage'] => {
  if (isSendingDue) return 'READY';
  if (chance > 0.97) return 'EDIT';
  return requireReview ? 'REVIEW' : 'READY';
};

const planLeaseInvoices = (
  random: Random,
  leaseIndex: number,
  portfolio: Portfolio,
  today: LocalDate,
  isLatestUnsent: boolean,
): LeaseInvoices => {
  const lease = portfolio.leases[leaseIndex];
  const entity = lease === undefined ? undefined : portfolio.entities[lease.entity];
  const tenant = portfolio.tenants[lease?.tenants[0] ?? -1];
  const hasEmail = (tenant?.billing_email ?? tenant?.email ?? null) !== null;
  if (lease === undefined || entity === undefined) return { invoices: [], nextMonth: null };
  const settings = companySettings[entity.companyIndex];
  const lastMonth = addMonthsToMonth(monthOf(today), 1);
  const versions = toRentVersions(lease, entity);
  const invoices: DemoInvoice[] = [];
  let month = firstMonthFrom(lease, entity, addMonthsToMonth(monthOf(today), -MONTHS_BACK));
  for (; month !== null && month <= lastMonth; month = nextPeriodMonth(month, entity.interval, lease)) {
    const period = billedPeriodFrom(month, entity.interval, lease);
    if (period === null) break;
    const generatedAt = generationDate(month, settings);
    const day = sendDate(generatedAt, settings.sendDay);
    const dueAt = dueDate({
      terms: settings.paymentTerm,
      sendDate: day,
      periodStart: period.start,
      dwelling: entity.kind !== 'premises',
      minDays: settings.minDaysToPay,
      onSchedule: true,
    });
    const plan = planInvoice(period, versions, []);
    const isSendingDue = day <= today && !(isLatestUnsent && month === lastMonth);
    const hasMailFailed = isSendingDue && !hasEmail && day > addDays(today, -HANDED_OVER_DAYS_AGO);
    const isSent = isSendingDue && !hasMailFailed;
    const chance = random.next();
    invoices.push({
      leaseIndex,
      plan,
      generatedAt,
      sendDate: day,
      dueAt,
      isSent,
      stage: pickStage({ isSendingDue, chance, requireReview: settings.requireReview }),
      hasMailFailed,
      isDeliveredOnPaper: isSent && !hasEmail,
      isCancelled: !isSendingDue && chance < 0.02,
      isCredited: isSent && chance < 0.002,
      payments: isSent && chance >= 0.002 ? planPayments(random, plan.totals.payOre, dueAt, day, today) : [],
    });
  }
  return { invoices, nextMonth: month };
};

/** Plans the invoices of the last fourteen months for every lease. The result is in the order of the portfolio's leases. */
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
