import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

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
  await sql`
    insert into job (billable_id, kind, data, dedupe, run_at)
    select billable_id, ${SYNC_JOB}::text, jsonb_build_object('billableId', billable_id, 'integrationId', id),
           ${SYNC_JOB}::text || ' ' || id || ' ' || ${day}::text, ${now}::timestamptz
    from integration where name in ('FORTNOX', 'VISMA') and state = 'CONNECTED'
    order by id
    on conflict (dedupe) do nothing`.execute(tx);
};
