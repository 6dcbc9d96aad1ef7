import { splitIntoChunks } from '../collections';
import type { Tx } from '../db';
import { ROWS_PER_STATEMENT } from '../db/rows-per-statement';

export interface NewJob {
  /** Null: the job concerns no business. */
  readonly businessId: number | null;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** At most one job is ever created with this key. */
  readonly dedupe?: string | undefined;
  /** When it is due. Without it: at once. */
  readonly at?: string | undefined;
  readonly maxAttempts?: number | undefined;
}

/** Enqueues jobs, which run if the transaction commits. */
export const enqueueJobs = async (tx: Tx, jobs: readonly NewJob[]): Promise<void> => {
  for (const chunk of splitIntoChunks(jobs, ROWS_PER_STATEMENT))
    await tx
      .insertInto('job')
      .values(
        chunk.map(({ businessId, kind, data, dedupe, at, maxAttempts }) => ({
          billable_id: businessId,
          kind,
          data: JSON.stringify(data),
          dedupe: dedupe ?? null,
          ...(at === undefined ? {} : { run_at: at }),
          ...(maxAttempts === undefined ? {} : { max_attempts: maxAttempts }),
        })),
      )
      .onConflict((conflict) => conflict.column('dedupe').doNothing())
      .execute();
};
