import { type ActorContext, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { adjustVersions, calculateLeaseEffect, inverseRate, versionOn } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { lockLeasesForInvoicing } from '../invoice/lease-for-invoicing.store';
import { findAffectedLeases } from './affected-leases.store';
import { applyEffects } from './apply-effects';
import { findAdjustment, insertAdjustment, listEffects } from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { restoreLeases, toEffectsToRestore } from './restore-adjustment';

/** A new fee of one lease, in SEK as the lease counts it. */
interface LeaseRent {
  readonly leaseId: number;
  /** The fee that it replaces. */
  readonly oldFee: number;
  readonly newFee: number;
}

/** The change in percent with four decimals. It is never zero. */
const rateOf = ({ oldFee, newFee }: LeaseRent): number =>
  Math.round((newFee / oldFee - 1) * 1e6) / 1e4 || Math.sign(newFee - oldFee) / 1e4;

/**
 * Gives leases new rents from a day on, each by an executed adjustment that is for that lease alone (docs/domain-rules.md, D-15 and
 * D-30): unsent invoices are recalculated, and sent ones keep their amounts and get a difference. Returns the ids of the adjustments
 * by lease. A lease whose rent has changed meanwhile, or changes on the day or later, is left as it is and is not in the result.
 */
export const changeLeaseRents = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  rents: readonly LeaseRent[],
  { from, reason }: { readonly from: LocalDate; readonly reason: string },
): Promise<ReadonlyMap<number, number>> => {
  const { tx, clock, account } = context;
  const rentOf = new Map(rents.map((rent) => [rent.leaseId, rent]));
  await lockLeasesForInvoicing(tx, [...rentOf.keys()]);
  const ids = new Map<number, number>();
  for (const lease of await findAffectedLeases(tx, [...rentOf.keys()], from)) {
    const rent = rentOf.get(lease.id);
    const changesLater = lease.versions.some(({ validFrom }) => validFrom >= from);
    if (rent === undefined || changesLater || Number(versionOn(lease.versions, from)?.fee) !== rent.oldFee)
      continue;
    const adjustmentId = await insertAdjustment(tx, {
      ...{ entity_id: lease.entity.id, lease_id: lease.id, rate: rateOf(rent), status: 'EXECUTED' },
      ...{ executed_at: clock.now().toISOString(), effective_on: from, user_id: account.userId },
    });
    const versions = adjustVersions(lease.versions, { from, rate: 0 }).map((version) =>
      version.validFrom === from ? { ...version, fee: rent.newFee } : version,
    );
    const effect = calculateLeaseEffect(lease, { from, versions, addonFees: new Map() });
    await applyEffects(context, { adjustmentId, reason }, [effect]);
    ids.set(lease.id, adjustmentId);
  }
  return ids;
};

/** Takes back the rent that `changeLeaseRents` gave a lease, from its first day. Throws when the rent has changed since. */
export const takeBackLeaseRent = async (context: RequestContext, id: number): Promise<void> => {
  const { tx, clock, account } = context;
  const { entity_id, lease_id, rate, effective_on } = orNotFound(await findAdjustment(tx, id));
  if (lease_id === null || effective_on === null) throw problem('notFound');
  await lockLeasesForInvoicing(tx, [lease_id]);
  const effects = toEffectsToRestore(effective_on, await listEffects(tx, id));
  const restoringId = await insertAdjustment(tx, {
    ...{ entity_id, lease_id, rate: inverseRate(rate), status: 'EXECUTED', restores_id: id },
    ...{ executed_at: clock.now().toISOString(), effective_on, user_id: account.userId },
  });
  const restored = await restoreLeases(context, [lease_id], { restoringId, from: effective_on, effects });
  if (restored === 0) throw problem('conflict', { message: rentAdjustmentTexts.nothingToRestore });
};
