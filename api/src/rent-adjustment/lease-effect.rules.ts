import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate, Month } from '@husrum/format';
import type { Addon } from '../rent/addon-rows.rules';
import { adjustedOre, adjustVersions, changeAddon } from '../rent/adjusted-terms.rules';
import { type DifferenceRow, differenceRows, rentChange, type Terms } from '../rent/adjustment-effect.rules';
import type { TaxedVersion } from '../rent/invoice.rules';
import type { Period, Span } from '../rent/period';
import { billedPeriod } from '../rent/period-grid.rules';

/** A live invoice of rent with days from the change on. */
export interface ReachedInvoice extends Period {
  id: number;
  reference: string | null;
  locked: boolean;
}

/** A lease that an adjustment reaches, with all that it changes and leaves alone. */
export interface ReachedLease extends Span, Terms {
  id: number;
  interval: PaymentInterval;
  nextMonth: Month | null;
  fee: number;
  feeAsM2: boolean;
  entity: { id: number; name: string };
  tenant: string | null;
  invoices: readonly ReachedInvoice[];
}

/** New terms from a day on: the whole rent, and the add-ons that change with their new fee in öre. */
export interface TermsChange {
  from: LocalDate;
  versions: readonly TaxedVersion[];
  addonFees: ReadonlyMap<number, number>;
}

export interface LeaseEffect {
  lease: ReachedLease;
  change: TermsChange;
  oldFee: number;
  newFee: number;
  oldTotalOre: number;
  newTotalOre: number;
  firstInvoice: (Period & { id: number | null }) | null;
  /** Unsent invoices: counted anew. */
  open: readonly ReachedInvoice[];
  /** Sent ones that lack something, or ask for too much: left as they are. */
  locked: readonly { invoice: ReachedInvoice; rows: readonly DifferenceRow[]; differenceOre: number }[];
  differenceOre: number;
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, ore) => sum + ore, 0);

/** The terms an adjustment gives a lease (D-15): its add-ons only when they are ticked. */
export const adjustedTerms = (
  { versions, addons }: Terms,
  { from, rate, ticked }: { from: LocalDate; rate: number | string; ticked: boolean },
): TermsChange => {
  const changing = ticked ? addons.filter(({ stop }) => stop === null || stop >= from) : [];
  return {
    from,
    versions: adjustVersions(versions, { from, rate }),
    addonFees: new Map(changing.map(({ id, feeOre }) => [id, adjustedOre(feeOre, rate)])),
  };
};

const addonsAfter = (addons: readonly Addon[], { from, addonFees }: TermsChange): Addon[] =>
  addons.flatMap((addon) => {
    const fee = addonFees.get(addon.id);
    if (fee === undefined) return addon;
    const { ended, changed } = changeAddon(addon, from, fee);
    return [ended, changed].filter((part) => part !== null);
  });

const comingPeriod = (lease: ReachedLease, from: LocalDate): Period | null => {
  const period = lease.nextMonth === null ? null : billedPeriod(lease.nextMonth, lease.interval, lease);
  return period !== null && period.stop >= from ? period : null;
};

/** What new terms mean for a lease and its invoices (D-15). Nothing is written here: the preview and the deed ask the same. */
export const leaseEffect = (lease: ReachedLease, change: TermsChange): LeaseEffect => {
  const after: Terms = { versions: change.versions, addons: addonsAfter(lease.addons, change) };
  const reached = lease.invoices.filter((invoice) => invoice.stop >= change.from);
  const open = reached.filter((invoice) => !invoice.locked);
  const locked = reached.flatMap((invoice) => {
    const rows = invoice.locked ? differenceRows(invoice, lease, after) : [];
    return rows.length === 0 ? [] : [{ invoice, rows, differenceOre: total(rows.map((row) => row.netOre)) }];
  });
  const coming = comingPeriod(lease, change.from);
  const [first] = open;
  return {
    lease,
    change,
    ...rentChange(lease, after, change.from),
    firstInvoice: first
      ? { id: first.id, start: first.start, stop: first.stop }
      : coming && { id: null, ...coming },
    open,
    locked,
    differenceOre: total(locked.map(({ differenceOre }) => differenceOre)),
  };
};
