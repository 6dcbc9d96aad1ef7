import type { RequestContext } from '@husrum/api-platform';
import { type Addon, intersect, type Period } from '@husrum/api-rent';
import { earliestDate } from '@husrum/format';
import { listRentInvoicesFrom } from '../invoice/lease-invoices.store';
import { recalculateUnsent } from '../invoice/recalculate-unsent';
import { listAddonsOfLease } from './lease-addon.store';
import { leaseAddonTexts } from './lease-addon.texts';

/** An add-on that was added (no `before`), changed, or removed (no `after`). */
export interface AddonChange {
  before?: Addon | undefined;
  after?: Addon | undefined;
}

/** How many unsent invoices were recalculated, and how many locked ones the change concerns but leaves as they are. */
export interface InvoiceImpact {
  recalculated: number;
  locked: number;
}

const overlaps = (addon: Addon | undefined, period: Period): boolean =>
  addon !== undefined && intersect(period, addon) !== null;

const changeReason = ({ before, after }: AddonChange): string => {
  if (before === undefined) return leaseAddonTexts.addonAdded(after?.name ?? '');
  return after === undefined
    ? leaseAddonTexts.addonRemoved(before.name)
    : leaseAddonTexts.addonChanged(after.name);
};

/**
 * Recalculates the unsent rent invoices after an add-on of the lease was added or changed, or before it is removed
 * (docs/domain-rules.md, D-19). A row that a person has edited is not changed. A row that a person has removed does not come
 * back: a row is only added to an invoice whose period had no day of the add-on before.
 */
export const updateUnsentInvoices = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  leaseId: number,
  change: AddonChange,
): Promise<InvoiceImpact> => {
  const { before, after } = change;
  const addon = before ?? after;
  if (addon === undefined) return { recalculated: 0, locked: 0 };
  const from = before && after ? earliestDate(before.start, after.start) : addon.start;
  const others = (await listAddonsOfLease(context.tx, leaseId)).filter(({ id }) => id !== addon.id);
  const { changedIds } = await recalculateUnsent(
    context,
    [
      {
        id: leaseId,
        addons: { before: before === undefined ? others : [...others, before] },
        removedAddonId: after === undefined ? addon.id : undefined,
        reason: changeReason(change),
      },
    ],
    from,
  );
  const invoices = await listRentInvoicesFrom(context.tx, [leaseId], from);
  const locked = invoices.filter(
    (invoice) => invoice.locked && (overlaps(before, invoice) || overlaps(after, invoice)),
  );
  return { recalculated: changedIds.size, locked: locked.length };
};
