import type { Tx } from '@husrum/api-platform';
import type { LeaseEventInput } from './lease-event.rules';

interface EventContext {
  tx: Tx;
  account: { userId: number | null };
}

/** Inserts an event into the lease's history, in the name of the signed-in user. */
export const insertLeaseEvent = async (
  { tx, account }: EventContext,
  leaseId: number,
  { kind, detail }: LeaseEventInput,
): Promise<void> => {
  await tx
    .insertInto('lease_event')
    .values({ lease_id: leaseId, what: kind, detail, user_id: account.userId })
    .execute();
};

export const listLeaseEvents = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('lease_event')
    .leftJoin('user_account', 'user_account.id', 'lease_event.user_id')
    .select([
      'lease_event.what as kind',
      'lease_event.detail',
      'lease_event.at',
      'user_account.name as user_name',
    ])
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
      'user_account.name as user_name',
    ])
    .where('effect.lease_id', '=', leaseId)
    .orderBy('effect.id')
    .execute();

/** The messages to the lease's tenants, each with the number of its recipients. */
export const listMessageEvents = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('tenant_message_lease as link')
    .innerJoin('tenant_message', 'tenant_message.id', 'link.tenant_message_id')
    .leftJoin('user_account', 'user_account.id', 'tenant_message.user_id')
    .select([
      'tenant_message.id',
      'subject',
      'tenant_message.created_at as at',
      'user_account.name as user_name',
    ])
    .select(({ selectFrom, fn }) =>
      selectFrom('tenant_message_recipient as recipient')
        .select(fn.countAll<number>().as('count'))
        .whereRef('recipient.tenant_message_id', '=', 'tenant_message.id')
        .$asScalar()
        .as('recipients'),
    )
    .where('link.lease_id', '=', leaseId)
    .orderBy('tenant_message.id')
    .execute();
