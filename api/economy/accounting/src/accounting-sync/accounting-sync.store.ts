import { enqueueJobs, type Tx } from '@husrum/api-platform';
import { accountingNames } from '@husrum/contract/integration';

/** Data: `billableId`, `integrationId`. */
export const SYNC_JOB = 'accounting.syncConnection';

export const readSyncTimes = (tx: Tx, integrationId: number) =>
  tx
    .selectFrom('integration')
    .select(['synced_until', 'created_at'])
    .where('id', '=', integrationId)
    .executeTakeFirstOrThrow();

/** One job for each connection and day. The transaction must see all businesses. */
export const enqueueSyncJobs = async (
  tx: Tx,
  { day, now }: { readonly day: string; readonly now: string },
): Promise<void> => {
  const connections = await tx
    .selectFrom('integration')
    .select(['id', 'billable_id'])
    .where('name', 'in', accountingNames)
    .where('state', '=', 'CONNECTED')
    .orderBy('id')
    .execute();
  await enqueueJobs(
    tx,
    connections.map(({ id, billable_id }) => ({
      businessId: billable_id,
      kind: SYNC_JOB,
      data: { billableId: billable_id, integrationId: id },
      dedupe: `${SYNC_JOB} ${id} ${day}`,
      at: now,
    })),
  );
};
