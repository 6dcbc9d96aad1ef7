import {
  type Addon,
  intersect,
  type LeaseTerms,
  type Period,
  type PlannedRow,
  planInvoice,
} from '@husrum/api-rent';

/** How the add-ons of a lease changed. */
export interface AddonsChange {
  readonly before: readonly Addon[];
  /** The add-on that a new one continues, by the id of the new one: its rows replace those of the other. */
  readonly continuedIds?: ReadonlyMap<number, number>;
}

/** The calculated rows of an invoice for its new days. Rows that people have removed stay removed. */
export const planRowsAfterChange = (
  lease: LeaseTerms,
  before: Period,
  after: Period,
  calculated: readonly { readonly lease_addon_id: number | null }[],
  change: AddonsChange = { before: lease.addons },
): PlannedRow[] => {
  const existingIds = new Set(calculated.map((row) => row.lease_addon_id));
  // No row of another add-on can have been removed: it had no day in the invoice before.
  const idsBefore = new Set(
    change.before.filter((addon) => intersect(before, addon) !== null).map(({ id }) => id),
  );
  return planInvoice(after, lease.versions, lease.addons).rows.filter(({ addonId }) => {
    const id = addonId === null ? null : (change.continuedIds?.get(addonId) ?? addonId);
    return existingIds.has(id) || (id !== null && !idsBefore.has(id));
  });
};
