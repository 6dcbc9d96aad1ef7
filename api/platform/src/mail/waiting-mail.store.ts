import type { Tx } from '../db';
import { enqueueJobs } from '../jobs/enqueue-jobs.store';

/** A mail that is not delivered yet, with its attachments. */
export const findWaitingMail = async (tx: Tx, id: number) => {
  const message = await tx
    .selectFrom('mail_message')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const attachments = await tx
    .selectFrom('mail_attachment')
    .select(['name', 'mimetype', 'bytes', 'file_key'])
    .where('mail_message_id', '=', id)
    .orderBy('id')
    .execute();
  return message && { ...message, attachments };
};
export type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>;

/** How an attempt to deliver a mail ended. `failed`: there is no further attempt. */
type DeliveryOutcome =
  | { readonly state: 'sent'; readonly at: string }
  | { readonly state: 'waiting' | 'failed'; readonly error: string };

/** Saves how an attempt ended. A mail that failed enqueues the job that was requested for this case when it was written. */
export const saveDelivery = async (
  tx: Tx,
  { id, billable_id, on_failure }: Pick<WaitingMail, 'id' | 'billable_id' | 'on_failure'>,
  outcome: DeliveryOutcome,
): Promise<void> => {
  const { state } = outcome;
  const change =
    outcome.state === 'sent' ? { state, error: null, sent_at: outcome.at } : { state, error: outcome.error };
  await tx.updateTable('mail_message').set(change).where('id', '=', id).execute();
  if (outcome.state !== 'failed' || on_failure === null) return;
  const data = { ...on_failure.data, reason: outcome.error };
  await enqueueJobs(tx, [
    { businessId: billable_id, kind: on_failure.kind, data, dedupe: `mail ${id} failed` },
  ]);
};
