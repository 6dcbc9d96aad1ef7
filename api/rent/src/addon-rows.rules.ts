import type { PaymentInterval } from '@husrum/contract/lease';
import type { AddonInterval } from '@husrum/contract/lease-addon';
import type { LocalDate } from '@husrum/format';
import { intersect, type Period, type Span } from './period';
import { proratedAmount } from './proration.rules';

/** An add-on of a lease: a surcharge or a deduction. */
export interface Addon extends Span {
  id: number;
  name: string;
  /** Öre ex VAT per invoice of a whole payment interval, or per month; negative for a deduction. */
  feeOre: number;
  interval: AddonInterval;
  /**
   * Percent. Independent of the VAT rate of the rent: water and electricity carry VAT even for housing
   * (docs/domain-rules.md, D-5).
   */
  taxRate: number;
  /** The first day of the agreed fee that it continues (D-15). Its own first day when left out. */
  agreedFrom?: LocalDate | null;
}

/** The columns of `lease_addon` that the rent engine needs. */
export interface StoredLeaseAddon extends Span {
  id: number;
  name: string;
  fee_ore: number;
  tax_rate: number;
  interval: AddonInterval;
  agreed_from: LocalDate | null;
}

export const toAddon = ({
  id,
  name,
  fee_ore,
  tax_rate,
  interval,
  start,
  stop,
  agreed_from,
}: StoredLeaseAddon): Addon => ({
  id,
  name,
  feeOre: fee_ore,
  taxRate: tax_rate,
  interval,
  start,
  stop,
  agreedFrom: agreed_from,
});

/** An invoice row of an add-on; `amountOre` ex VAT. */
export interface AddonRow {
  addon: Addon;
  period: Period;
  amountOre: number;
}

/** The interval that the fee of an add-on is for: a month, or the payment interval of its lease (D-19). */
export const feeInterval = (
  { interval }: Pick<Addon, 'interval'>,
  leaseInterval: PaymentInterval,
): PaymentInterval => (interval === 'MONTHLY' ? 'MONTHLY' : leaseInterval);

/**
 * One row for each add-on that is in force during the period (D-19), prorated by D-3 from its start to its end. A whole
 * period gives exactly the fee, or for a monthly add-on the fee times the number of months.
 */
export const addonRows = (period: Period, interval: PaymentInterval, addons: readonly Addon[]): AddonRow[] =>
  addons.flatMap((addon) => {
    const part = intersect(period, addon);
    return part === null
      ? []
      : [
          {
            addon,
            period: part,
            amountOre: proratedAmount(addon.feeOre, part, feeInterval(addon, interval)),
          },
        ];
  });
