import type { Tx } from '../platform/db';
import type { Happening } from './lease-event.rules';

type By = { tx: Tx; account: { userId: number | null } };

/** Remembers what somebody has done with a lease. */
export const addLeaseEvent = async (
  { tx, account }: By,
  leaseId: number,
  { what, detail }: Happening,
): Promise<void> => {
  await tx
    .insertInto('lease_event')
    .values({ lease_id: leaseId, what, detail, user_id: account.userId })
    .execute();
};

export const eventsOfLease = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('lease_event')
    .leftJoin('user_account', 'user_account.id', 'lease_event.user_id')
    .select(['lease_event.what', 'lease_event.detail', 'lease_event.at', 'user_account.name as who'])
    .where('lease_event.lease_id', '=', leaseId)
    .orderBy('lease_event.id')
    .execute();

/** The adjustments that have changed its rent, with who asked for them. */
export const adjustmentsDone = (tx: Tx, leaseId: number) =>
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
