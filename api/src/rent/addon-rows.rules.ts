import type { PaymentInterval } from '@husrum/contract/lease';
import { type Period, type Span, shared } from './period';
import { proratedAmount } from './proration.rules';

/** A surcharge or deduction on a lease. */
export interface Addon extends Span {
  id: number;
  name: string;
  /** Öre per notice of the lease's interval, ex VAT; negative for a deduction. */
  feeOre: number;
  /** Percent; independent of the lease's own (water and electricity are taxed where housing is not). */
  taxRate: number;
}

/** One row of an add-on. */
export interface AddonRow {
  addon: Addon;
  period: Period;
  amountOre: number;
}

/**
 * One row for each add-on in force during a period (D-19), prorated by D-3 from its start and to its end. A whole
 * period pays exactly the fee.
 */
export const addonRows = (period: Period, interval: PaymentInterval, addons: readonly Addon[]): AddonRow[] =>
  addons.flatMap((addon) => {
    const part = shared(period, addon);
    return part === null
      ? []
      : [{ addon, period: part, amountOre: proratedAmount(addon.feeOre, part, interval) }];
  });
