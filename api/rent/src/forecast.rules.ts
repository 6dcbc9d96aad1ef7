import type { LocalDate, Month } from '@husrum/format';
import { type Adjustment, applyAdjustments } from './adjusted-terms.rules';
import type { LeaseTerms } from './adjustment-effect.rules';
import { type GenerateSettings, generationDate } from './config-month.rules';
import type { Period } from './period';
import { planLeaseRun, type RunLease } from './plan-run.rules';
import { sendDate } from './send-date.rules';

export interface ForecastSettings extends GenerateSettings {
  sendDay: number;
}

export interface ForecastLease extends RunLease {
  /** The periods of its rent invoices that are neither cancelled nor credited. */
  invoicedPeriods: readonly Period[];
  /** The scheduled adjustments of its entity, in order of execution. */
  adjustments: readonly Adjustment[];
}

/** A future invoice. `planInvoice` calculates its rows from its period and terms. */
export interface ForecastInvoice {
  /** The month of the run that creates it. */
  month: Month;
  sendDate: LocalDate;
  period: Period;
  terms: LeaseTerms;
}

/**
 * The invoices that the runs of the given months will create for a lease (docs/domain-rules.md, D-21), by the same plan as the
 * runs. `months` must be in order.
 */
export const forecastLeaseInvoices = (
  lease: ForecastLease,
  settings: ForecastSettings,
  { months, today }: { months: readonly Month[]; today: LocalDate },
): ForecastInvoice[] => {
  const invoices: ForecastInvoice[] = [];
  const terms = applyAdjustments(lease, lease, lease.adjustments);
  let nextMonth = lease.nextMonth;
  for (const month of months) {
    if (nextMonth === null) break;
    const plan = planLeaseRun({ ...lease, nextMonth }, month, lease.invoicedPeriods);
    if (plan === null) continue;
    const sent = sendDate(generationDate(month, settings), settings.sendDay, today);
    for (const period of plan.periods) invoices.push({ month, sendDate: sent, period, terms });
    nextMonth = plan.nextMonth;
  }
  return invoices;
};
