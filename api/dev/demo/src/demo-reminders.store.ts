import type { Tx } from '@husrum/api-platform';

/** The reminders that are not sent, the first ones first. */
export const listUnsentReminderIds = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .selectFrom('reminder')
    .select('id')
    .where('sent_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Every other lease has agreed on the fee. */
export const listLeaseIdsWithFee = async (tx: Tx): Promise<number[]> => {
  const rows = await tx.selectFrom('lease').select('id').orderBy('id').execute();
  return rows.flatMap(({ id }, index) => (index % 2 === 0 ? [id] : []));
};
