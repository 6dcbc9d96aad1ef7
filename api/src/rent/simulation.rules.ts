import { addMonthsToMonth, type LocalDate, type Month } from '@husrum/format';
import { type Adjustment, adjustAddons, adjustVersions, isReached } from './adjusted-terms.rules';
import { type GenerateSettings, generationDate } from './config-month.rules';
import type { Period } from './period';
import { planMonth, type RunLease } from './run-plan.rules';
import { sendDate } from './send-date.rules';

export interface SimulatedSettings extends GenerateSettings {
  sendDay: number;
  /** Invoices wait for a person, and follow what changes meanwhile. */
  requireReview: boolean;
}

export interface SimulatedLease extends RunLease {
  /** The days that live invoices of rent cover already. */
  live: readonly Period[];
  /** Scheduled adjustments of its object, in the order in which they will be executed. */
  adjustments: readonly Adjustment[];
}

/** What the invoices of a lease are counted by. */
export type Terms = Pick<RunLease, 'versions' | 'addons'>;

/** An invoice to come: `planNotice` of its period and terms is what will be made. */
export interface ForeseenInvoice {
  /** The month of the run that makes it. */
  month: Month;
  sendDate: LocalDate;
  period: Period;
  terms: Terms;
}

/**
 * The terms that an invoice sent on a day is made by: an adjustment reaches it when it is executed no later than that
 * day, since an unsent invoice is recalculated (D-15) and a sent one is not.
 */
export const termsOnSending = <L extends Pick<RunLease, 'start' | 'stop' | 'versions' | 'addons'>>(
  lease: L,
  adjustments: readonly Adjustment[],
  sent: LocalDate | null,
): Terms =>
  adjustments
    .filter((adjustment) => isReached(lease, adjustment) && (sent === null || adjustment.from <= sent))
    .reduce<Terms>(
      ({ versions, addons }, adjustment) => ({
        versions: adjustVersions(versions, adjustment),
        addons: adjustAddons(addons, adjustment),
      }),
      lease,
    );

/**
 * The invoices that the runs of the coming months will make for a lease (D-21), by the same plan as the runs themselves.
 * `first` is the first month no run has been made for.
 */
export const foresee = (
  lease: SimulatedLease,
  settings: SimulatedSettings,
  { first, count, today }: { first: Month; count: number; today: LocalDate },
): ForeseenInvoice[] => {
  const foreseen: ForeseenInvoice[] = [];
  let nextMonth = lease.nextMonth;
  for (let n = 0; n < count && nextMonth !== null; n += 1) {
    const month = addMonthsToMonth(first, n);
    const plan = planMonth({ ...lease, nextMonth }, month, lease.live);
    if (plan === null) continue;
    const sent = sendDate(generationDate(month, settings), settings.sendDay, today);
    const terms = termsOnSending(lease, lease.adjustments, settings.requireReview ? null : sent);
    for (const period of plan.periods) foreseen.push({ month, sendDate: sent, period, terms });
    nextMonth = plan.nextMonth;
  }
  return foreseen;
};
