import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate, Month } from '@husrum/format';
import type { Addon } from './addon-rows.rules';
import {
  type Adjustment,
  adjustAddonFee,
  adjustVersions,
  applyAdjustments,
  changeAddonFee,
  type ScheduledAdjustment,
} from './adjusted-terms.rules';
import { compareRent, differenceRows, type LeaseTerms } from './adjustment-effect.rules';
import { addonAgreedFrom, isRentAdjustable } from './agreed-from.rules';
import type { Period, Span } from './period';
import { periodToBillFrom } from './period-grid.rules';
import type { TaxedVersion } from './plan-invoice.rules';
import { intervalRentOn } from './rent-rows.rules';

/** A rent invoice with days on or after the day of the change. */
export interface AffectedInvoice extends Period {
  id: number;
  reference: string | null;
  locked: boolean;
  /** The scheduled adjustments that its amounts include, with the rates that they had when the rows were calculated. */
  includedAdjustments: readonly ScheduledAdjustment[];
}

/** A lease that an adjustment affects, with its terms in force and its invoices. */
export interface AffectedLease extends Span, LeaseTerms {
  id: number;
  interval: PaymentInterval;
  /** The next invoice month. */
  nextMonth: Month | null;
  /** Whether its rent is per m². */
  feeAsM2: boolean;
  entity: { id: number; name: string };
  tenant: string | null;
  /** The other scheduled adjustments of the lease, in the order of execution. */
  adjustments: readonly ScheduledAdjustment[];
  invoices: readonly AffectedInvoice[];
}

/** New terms from a day on: all rent versions, and the new fee in öre of each add-on that changes, by its id. */
export interface TermsChange {
  from: LocalDate;
  versions: readonly TaxedVersion[];
  addonFees: ReadonlyMap<number, number>;
}

export interface LeaseEffect {
  lease: AffectedLease;
  change: TermsChange;
  /** The rent in SEK, per m² if the lease has such a rent. */
  oldFee: number;
  newFee: number;
  /** The rent of a whole payment interval. */
  oldTotalOre: number;
  newTotalOre: number;
  /** The first invoice with the new rent; without id if it is not created yet. The result is null when none follows. */
  firstInvoice: (Period & { id: number | null }) | null;
  /** Unsent invoices, to be recalculated. */
  unsent: readonly AffectedInvoice[];
  /** Sent invoices whose amount differs from the new terms. They are not changed. */
  locked: readonly {
    invoice: AffectedInvoice;
    rows: ReturnType<typeof differenceRows>;
    differenceOre: number;
  }[];
  /** The sum of the differences of the sent invoices. */
  differenceOre: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((subtotal, ore) => subtotal + ore, 0);

/** The terms of a lease after an adjustment (docs/domain-rules.md, D-15). */
export const adjustTerms = (
  { versions, addons }: LeaseTerms,
  { from, rate, includesAddons, executedOn = from }: Adjustment,
): TermsChange => {
  const changedAddons = includesAddons
    ? addons.filter(
        (addon) => addonAgreedFrom(addon) < executedOn && (addon.stop === null || addon.stop >= from),
      )
    : [];
  return {
    from,
    versions: adjustVersions(versions, { from, rate, executedOn }),
    addonFees: new Map(changedAddons.map(({ id, feeOre }) => [id, adjustAddonFee(feeOre, rate)])),
  };
};

const applyAddonFees = (addons: readonly Addon[], { from, addonFees }: TermsChange): Addon[] =>
  addons.flatMap((addon) => {
    const fee = addonFees.get(addon.id);
    if (fee === undefined) return addon;
    const { ended, changed } = changeAddonFee(addon, from, fee);
    return [ended, changed].filter((part) => part !== null);
  });

/** A change of a stored add-on. */
export interface AddonChange {
  before: Addon;
  /** Its days before the change. Null if it has none: then it only gets the new fee, and no other add-on starts. */
  ended: Addon | null;
  /** Its days with the new fee. */
  changed: Addon;
}

/** How the stored add-ons of a lease change. An add-on cannot have a fee of zero: one that would keeps its fee. */
export const planAddonChanges = (lease: LeaseTerms, { from, addonFees }: TermsChange): AddonChange[] =>
  lease.addons.flatMap((before) => {
    const fee = addonFees.get(before.id);
    if (fee === undefined || fee === 0) return [];
    const { ended, changed } = changeAddonFee(before, from, fee);
    return changed === null ? [] : [{ before, ended, changed }];
  });

/**
 * The lease with the terms that it will have on a day, after the adjustments that are scheduled until then (D-15). Those of the
 * day itself are included, because a new adjustment of the same day is executed after them.
 */
export const advanceLease = (lease: AffectedLease, day: LocalDate): AffectedLease => ({
  ...lease,
  ...applyAdjustments(
    lease,
    lease,
    lease.adjustments.filter(({ from }) => from <= day),
  ),
  adjustments: lease.adjustments.filter(({ from }) => from > day),
});

/** The first rent that was agreed for a day or a later one of the lease: an adjustment of that day does not change it (D-15). */
export const findAgreedRent = (
  { versions, stop }: Pick<AffectedLease, 'versions' | 'stop'>,
  day: LocalDate,
): { from: LocalDate; totalOre: number } | null => {
  const [version] = versions
    .filter(
      (each) =>
        each.validFrom >= day &&
        !isRentAdjustable(each, day, versions) &&
        (stop === null || each.validFrom <= stop),
    )
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return version === undefined
    ? null
    : { from: version.validFrom, totalOre: intervalRentOn(version, version.validFrom) };
};

/** The terms that an invoice was calculated from: `terms` after the adjustments with these ids that the invoice includes. */
const termsOfInvoice = (
  lease: AffectedLease,
  terms: LeaseTerms,
  { includedAdjustments }: AffectedInvoice,
  scheduledIds: ReadonlySet<number>,
): LeaseTerms =>
  applyAdjustments(
    lease,
    terms,
    includedAdjustments.filter(({ id }) => scheduledIds.has(id)),
  );

/**
 * The effect of new terms on a lease and its invoices (D-15). It is used by both the preview and the execution.
 * `adjustmentId` is the scheduled adjustment that gives the new terms: an invoice that includes it already was sent with them.
 */
export const calculateLeaseEffect = (
  lease: AffectedLease,
  change: TermsChange,
  adjustmentId: number | null = null,
): LeaseEffect => {
  const after: LeaseTerms = { versions: change.versions, addons: applyAddonFees(lease.addons, change) };
  const otherIds = new Set(lease.adjustments.map(({ id }) => id));
  const allIds = adjustmentId === null ? otherIds : new Set([...otherIds, adjustmentId]);
  const affected = lease.invoices.filter((invoice) => invoice.stop >= change.from);
  const unsent = affected.filter((invoice) => !invoice.locked);
  const locked = affected.flatMap((invoice) => {
    const rows = invoice.locked
      ? differenceRows(
          invoice,
          termsOfInvoice(lease, lease, invoice, allIds),
          termsOfInvoice(lease, after, invoice, otherIds),
        )
      : [];
    return rows.length === 0 ? [] : [{ invoice, rows, differenceOre: sum(rows.map((row) => row.netOre)) }];
  });
  const differingIds = new Set(locked.map(({ invoice }) => invoice.id));
  const first = affected.find(({ id }) => !differingIds.has(id));
  const coming = periodToBillFrom(lease.nextMonth, lease.interval, lease, change.from);
  return {
    lease,
    change,
    ...compareRent(lease, after, change.from),
    firstInvoice: first
      ? { id: first.id, start: first.start, stop: first.stop }
      : coming && { id: null, ...coming },
    unsent,
    locked,
    differenceOre: sum(locked.map(({ differenceOre }) => differenceOre)),
  };
};
