import type { Tx } from '../platform/db';
import type { LeaseEventInput } from './lease-event.rules';

interface EventContext {
  tx: Tx;
  account: { userId: number | null };
}

/** Records in the lease's history what the signed-in user has done. */
export const insertLeaseEvent = async (
  { tx, account }: EventContext,
  leaseId: number,
  { what, detail }: LeaseEventInput,
): Promise<void> => {
  await tx
    .insertInto('lease_event')
    .values({ lease_id: leaseId, what, detail, user_id: account.userId })
    .execute();
};

export const listLeaseEvents = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('lease_event')
    .leftJoin('user_account', 'user_account.id', 'lease_event.user_id')
    .select(['lease_event.what', 'lease_event.detail', 'lease_event.at', 'user_account.name as who'])
    .where('lease_event.lease_id', '=', leaseId)
    .orderBy('lease_event.id')
    .execute();

/** The executed adjustments of the lease's rent, each with the name of the user who created it. */
export const listAdjustmentEvents = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('rent_adjustment_effect as effect')
    .innerJoin('rent_adjustment', 'rent_adjustment.id', 'effect.rent_adjustment_id')
    .leftJoin('user_account', 'user_account.id', 'rent_adjustment.user_id')
    .select([
      'rent_adjustment.rate',
      'rent_adjustment.restores_id',
      'rent_adjustment.effective_on',
      'rent_adjustment.executed_at',
      'user_account.name as who',
    ])
    .where('effect.lease_id', '=', leaseId)
    .orderBy('effect.id')
    .execute();
