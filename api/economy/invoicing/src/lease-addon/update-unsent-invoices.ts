import { orNotFound, type RequestContext } from '@husrum/api-platform';
import { type Addon, applyAdjustments, intersect, type Period, planInvoice } from '@husrum/api-rent';
import { earliestDate } from '@husrum/format';
import { lockLeaseForInvoicing } from '../invoice/lease-for-invoicing.store';
import { listRentInvoicesFrom } from '../invoice/lease-invoices.store';
import { replaceInvoiceRows } from '../invoice/replace-rows';
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
 * Updates the rows of unsent rent invoices after an add-on of the lease was added, changed or removed (docs/domain-rules.md, D-19).
 * A row that a person has edited is not changed. A row that a person has removed does not come back: a row is only added to an
 * invoice whose period had no day of the add-on before.
 */
export const updateUnsentInvoices = async (
  { tx, clock, account }: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  leaseId: number,
  change: AddonChange,
): Promise<InvoiceImpact> => {
  const { before, after } = change;
  const addon = before ?? after;
  if (addon === undefined) return { recalculated: 0, locked: 0 };
  const lease = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  const from = before && after ? earliestDate(before.start, after.start) : addon.start;
  const terms = applyAdjustments(
    lease,
    { versions: lease.versions, addons: after ? [after] : [] },
    lease.adjustments,
  );
  const invoices = await listRentInvoicesFrom(tx, [leaseId], from);
  const changedIds = await replaceInvoiceRows(
    tx,
    invoices.filter(({ locked }) => !locked).map(({ id }) => id),
    {
      isReplaced: (row) => row.lease_addon_id === addon.id,
      canAdd: (period) => !overlaps(before, period),
      planRows: (period) =>
        planInvoice(period, lease.versions, terms.addons).rows.filter((row) => row.addonId === addon.id),
      reason: changeReason(change),
    },
    { userId: account.userId, today: clock.today() },
  );
  const locked = invoices.filter(
    (invoice) => invoice.locked && (overlaps(before, invoice) || overlaps(after, invoice)),
  );
  return { recalculated: changedIds.length, locked: locked.length };
};
