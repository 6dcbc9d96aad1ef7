// Rent adjustments.

export { adjustFee } from './adjust-fee.rules';
export {
  adjustVersions,
  applyAdjustments,
  changesTerms,
  includedAdjustments,
  isAdjusted,
  type ScheduledAdjustment,
} from './adjusted-terms.rules';
export { type LeaseTerms, restoreFee } from './adjustment-effect.rules';
export { isRentAdjustable } from './agreed-from.rules';
export { inverseRate } from './inverse-rate.rules';
export {
  type AddonChange,
  type AffectedLease,
  adjustTerms,
  advanceLease,
  calculateLeaseEffect,
  findAgreedRent,
  type LeaseEffect,
  planAddonChanges,
} from './lease-effect.rules';

export { findMissedAdjustments } from './missed-adjustment.rules';

// Rent and add-ons of a lease.

export { type Addon, toAddon } from './addon-rows.rules';
export { feeOfYearlyRent, indexSupplement } from './index-clause.rules';
export { intervalRent } from './interval-rent.rules';
export { type AreaVersion, intervalRentOn, type RentVersion, versionOn } from './rent-rows.rules';

// Days and states of a lease.

export { billedPeriodsAfterChange, periodAfterChange } from './lease-span-change.rules';
export { archiveCutoff, hasDays, leaseState } from './lease-state.rules';

// Which invoices come, and when.

export { findCompanyProblem } from './company-problem.rules';
export { earliestSelectableMonth, firstMonthToGenerate, type GenerateSettings } from './config-month.rules';
export { planFinalBilling } from './final-billing.rules';
export { type ForecastLease, forecastLeaseInvoices } from './forecast.rules';
export { type InvoicingCalendar, makeInvoicingCalendar } from './invoicing-calendar.rules';
export { comingRunDate, nextInvoice, nextInvoiceMonth } from './next-invoice.rules';
export {
  firstInvoiceMonth,
  nextMonthAfterManualInvoice,
  nextMonthOnReactivation,
  periodToBillFrom,
  wholePeriodFrom,
} from './period-grid.rules';
export { dueMonths, planLeaseRun } from './plan-run.rules';
export { planQuarterBridge } from './quarter-bridge.rules';
export { isSentAsPlanned, plannedSendDate } from './send-date.rules';

// Rows and totals of an invoice.

export { prorateEditedRow } from './edited-row.rules';
export { formatPeriod } from './explanation.texts';
export { type InvoicingNumbers, invoiceProblem, settingsProblem } from './invoice-problem.rules';
export { invoiceTotals, rowNet } from './invoice-totals.rules';
export { calculateInvoiceFee, type PlannedRow, planInvoice, type TaxedVersion } from './plan-invoice.rules';

// Credits.

export { reverseInvoice } from './credit.rules';
export {
  amountsForDays,
  type CreditableInvoice,
  findCreditExcess,
  isCreditable,
  planPartialCredit,
  remainingAmounts,
  remainingNet,
  settlePartialCredit,
} from './partial-credit.rules';

// Statistics.

export { averagePricePerM2, monthlyIncome } from './statistics.rules';

// Days.

export { countDays, intersect, overlaps, type Period, type Span, subtractPeriods } from './period';

// Late payments.

export { type InterestRate, lateInterest } from './late-interest.rules';
