import type { LocalDate, Month } from '@husrum/format';
import { type Adjustment, adjustAddons, adjustVersions, isAdjusted } from './adjusted-terms.rules';
import type { LeaseTerms } from './adjustment-effect.rules';
import { type GenerateSettings, generationDate } from './config-month.rules';
import type { Period } from './period';
import { planLeaseRun, type RunLease } from './plan-run.rules';
import { sendDate } from './send-date.rules';

export interface ForecastSettings extends GenerateSettings {
  sendDay: number;
  /** Invoices wait for review, and are recalculated after changes until they are sent. */
  requireReview: boolean;
}

export interface ForecastLease extends RunLease {
  /** The periods of its rent invoices that are neither cancelled nor credited. */
  invoicedPeriods: readonly Period[];
  /** The scheduled adjustments of its entity, in order of execution. */
  adjustments: readonly Adjustment[];
}

/** A future invoice. `planInvoice` with its period and terms gives its rows. */
export interface ForecastInvoice {
  /** The month of the run that creates it. */
  month: Month;
  sendDate: LocalDate;
  period: Period;
  terms: LeaseTerms;
}

/**
 * The terms of an invoice when it is sent. An adjustment counts if it is executed on or before that day, because unsent
 * invoices are recalculated and sent ones are not (docs/domain-rules.md, D-15). With null (the date is unknown) all adjustments
 * count.
 */
export const termsWhenSent = <L extends Pick<RunLease, 'start' | 'stop' | 'versions' | 'addons'>>(
  lease: L,
  adjustments: readonly Adjustment[],
  sent: LocalDate | null,
): LeaseTerms =>
  adjustments
    .filter((adjustment) => isAdjusted(lease, adjustment) && (sent === null || adjustment.from <= sent))
    .reduce<LeaseTerms>(
      ({ versions, addons }, adjustment) => ({
        versions: adjustVersions(versions, adjustment),
        addons: adjustAddons(addons, adjustment),
      }),
      lease,
    );

/**
 * The invoices that the runs of some months, earliest first, will create for a lease (D-21), by the same plan as the runs.
 */
export const forecastLeaseInvoices = (
  lease: ForecastLease,
  settings: ForecastSettings,
  { months, today }: { months: readonly Month[]; today: LocalDate },
): ForecastInvoice[] => {
  const invoices: ForecastInvoice[] = [];
  let nextMonth = lease.nextMonth;
  for (const month of months) {
    if (nextMonth === null) break;
    const plan = planLeaseRun({ ...lease, nextMonth }, month, lease.invoicedPeriods);
    if (plan === null) continue;
    const sent = sendDate(generationDate(month, settings), settings.sendDay, today);
    const terms = termsWhenSent(lease, lease.adjustments, settings.requireReview ? null : sent);
    for (const period of plan.periods) invoices.push({ month, sendDate: sent, period, terms });
    nextMonth = plan.nextMonth;
  }
  return invoices;
};
