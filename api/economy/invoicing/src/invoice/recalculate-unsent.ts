import { groupBy, orNotFound, type RequestContext } from '@husrum/api-platform';
import { countedAdjustments, type Span } from '@husrum/api-rent';
import { saveCountedAdjustments } from './counted-adjustments.store';
import { planRowsAfterChange } from './invoice-effect';
import { lockLeasesForInvoicing } from './lease-for-invoicing.store';
import { listUnlockedRentInvoices } from './lease-invoices.store';
import { replaceRowsOfInvoices } from './replace-rows';
import { updateLeaseInvoices } from './update-lease-invoices';

/** A lease whose terms have changed, but not its days. */
export interface LeaseToRecalculate extends Span {
  id: number;
  /** Shown in the history of its invoices. */
  reason: string;
}

/**
 * Recalculates the unsent rent invoices of leases after a change of their terms. The same as `updateLeaseInvoices` for each of
 * them, but with few SQL statements: an adjustment can change thousands.
 */
export const recalculateUnsentRent = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  leases: readonly LeaseToRecalculate[],
): Promise<void> => {
  const { tx, clock, account } = context;
  const ids = leases.map(({ id }) => id);
  const known = new Map((await lockLeasesForInvoicing(tx, ids)).map((lease) => [lease.id, lease]));
  const invoices = groupBy(await listUnlockedRentInvoices(tx, ids), ({ lease_id }) => lease_id);
  const hasOtherDays = ({ id, start, stop }: LeaseToRecalculate) =>
    (invoices.get(id) ?? []).some(
      (invoice) => invoice.start < start || (stop !== null && invoice.stop > stop),
    );
  const recalculated = leases
    .filter((lease) => !hasOtherDays(lease))
    .flatMap(({ id, reason }) => {
      const lease = orNotFound(known.get(id));
      return (invoices.get(id) ?? []).map((invoice) => ({ lease, invoice, reason }));
    });
  await replaceRowsOfInvoices(
    tx,
    new Map(
      recalculated.map(({ lease, invoice, reason }) => [
        invoice.id,
        {
          isReplaced: () => true,
          canAdd: () => false,
          planRows: (period, replaced) => planRowsAfterChange(lease, invoice, period, replaced),
          reason,
        },
      ]),
    ),
    { userId: account.userId, today: clock.today() },
  );
  await saveCountedAdjustments(
    tx,
    recalculated.map(({ lease, invoice }) => ({
      id: invoice.id,
      counted: countedAdjustments(lease, invoice, lease.adjustments),
    })),
  );
  // An invoice with days outside its lease is shortened or cancelled, too.
  for (const { id, reason, ...days } of leases.filter(hasOtherDays))
    await updateLeaseInvoices(context, id, days, reason);
};
