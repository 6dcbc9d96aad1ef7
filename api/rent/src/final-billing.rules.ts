import type { PaymentInterval } from '@husrum/contract/lease';
import { addDays, earliestDate, type LocalDate, latestDate, type Month, startOfMonth } from '@husrum/format';
import { effectiveMonth } from './config-month.rules';
import { type Period, type Span, subtractPeriods } from './period';
import { finalPeriodToBill } from './period-grid.rules';

interface EndingLease {
  lease: Span & { stop: LocalDate };
  interval: PaymentInterval;
  /** The next invoice month of the lease after the change of its end. */
  nextMonth: Month | null;
  /** The first month that the company's runs have not invoiced. */
  firstMonthToComplete: Month;
  /** The days of its rent invoices after the change, without cancelled and credited ones. */
  billed: readonly Period[];
  /** The last day that the landlord billed before using the product; null when there is none. */
  billedElsewhereUntil: LocalDate | null;
}

interface FinalBilling {
  /** The days of the last invoice that a coming run creates; null if none is left. */
  last: Period | null;
  /** The days that no invoice covers and no run will bill, because they are before the month that is invoiced next. */
  unbilled: Period[];
}

/** What is left to bill of a lease that ends. Runs start with the effective next month (docs/domain-rules.md, D-7). */
export const planFinalBilling = ({
  lease,
  interval,
  nextMonth,
  firstMonthToComplete,
  billed,
  billedElsewhereUntil,
}: EndingLease): FinalBilling => {
  const month = effectiveMonth(nextMonth, firstMonthToComplete);
  const lastPeriod = finalPeriodToBill(month, interval, lease);
  const since =
    billedElsewhereUntil === null ? lease.start : latestDate(lease.start, addDays(billedElsewhereUntil, 1));
  const until = month === null ? lease.stop : earliestDate(lease.stop, addDays(startOfMonth(month), -1));
  return {
    last: lastPeriod === null ? null : (subtractPeriods(lastPeriod, billed).at(-1) ?? null),
    unbilled: since > until ? [] : subtractPeriods({ start: since, stop: until }, billed),
  };
};
