import { type Job, nonTransactionalJob } from '@husrum/api-platform';
import { advanceSigning } from './advance-signing';
import { ADVANCE_SIGNING } from './send-signing';
import { listRunningSignings } from './signing.store';
import { createSigningContext } from './signing-context';

/** The longest time until an answer is known if its webhook is lost. */
const POLL_MINUTES = 10;

export const signingJobs: readonly Job[] = [
  nonTransactionalJob(ADVANCE_SIGNING, ({ billableId, signingId, isExpired }, server) =>
    advanceSigning(createSigningContext(server, Number(billableId)), Number(signingId), {
      isExpired: isExpired === true,
    }),
  ),
  nonTransactionalJob(
    'signing.poll',
    async (_data, server) => {
      if (server.settings.zigned === undefined) return;
      for (const { id, billable_id } of await server.db.system(listRunningSignings)) {
        server.signal.throwIfAborted();
        // A signing that fails is read again at the next poll, and must not stop the others.
        await advanceSigning(createSigningContext(server, billable_id), id).catch((error: unknown) =>
          server.log.warn({ err: error, signing: id }, 'a signing could not be read'),
        );
      }
    },
    { schedule: { minutes: POLL_MINUTES }, lane: 'long' },
  ),
];
