import type { Tx } from '@husrum/api-platform';

/** Whether the fee is agreed in the lease. Undefined: there is no such lease. */
export const findReminderAgreement = async (tx: Tx, leaseId: number): Promise<boolean | undefined> => {
  const lease = await tx
    .selectFrom('lease')
    .leftJoin('reminder_agreement', 'reminder_agreement.lease_id', 'lease.id')
    .select('reminder_agreement.lease_id as agreed')
    .where('lease.id', '=', leaseId)
    .executeTakeFirst();
  return lease && lease.agreed !== null;
};

export const saveReminderAgreement = async (
  tx: Tx,
  leaseId: number,
  { isAgreed, userId }: { readonly isAgreed: boolean; readonly userId: number },
): Promise<void> => {
  if (isAgreed)
    await tx
      .insertInto('reminder_agreement')
      .values({ lease_id: leaseId, user_id: userId })
      .onConflict((on) => on.column('lease_id').doNothing())
      .execute();
  else await tx.deleteFrom('reminder_agreement').where('lease_id', '=', leaseId).execute();
};
