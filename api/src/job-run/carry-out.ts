import { routes } from '@husrum/contract/routes';
import { notifyAll } from '../notification/notification.store';
import { codeOf, Problem } from '../platform/errors';
import { chunksOf } from '../platform/grouped';
import type { ActorContext } from '../platform/http';
import {
  addItem,
  closeRun,
  countOn,
  failuresOf,
  markTold,
  openRun,
  type Run,
  type RunKey,
} from './job-run.store';
import { failureTold, runTitle } from './job-run.texts';
import { acting, forEach, type Night } from './night';

/** One thing that a run has to do. */
export interface Task {
  /** Said of it when it fails: `Lgh 1001 · Bo Östlund`. */
  title: string;
  leaseId?: number | null;
  invoiceId?: number | null;
}

const COLLISIONS = new Set<string | undefined>(['40001', '40P01', '23P01', 'invoiceChanged']);
const TRIES = 3;

const isCollision = (error: unknown): boolean =>
  COLLISIONS.has(error instanceof Problem ? error.key : codeOf(error));

/** Two that met over the same rows: the one that gave way tries again. */
const trying = async (context: () => Promise<void>): Promise<void> => {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await context();
    } catch (error) {
      if (left <= 1 || !isCollision(error)) throw error;
    }
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  return `Oväntat fel: ${error instanceof Error ? error.message : String(error)}`;
};

const tell = async (
  { tx, clock }: ActorContext,
  run: Run,
  failures: number,
  reason: string | null,
): Promise<void> => {
  if (run.told_at !== null) return;
  const title = runTitle(run.kind, run.period);
  await notifyAll(tx, {
    type: 'run',
    ...failureTold(title, failures, reason),
    link: routes.economy.run({ id: run.id }),
  });
  await markTold(tx, run.id, clock.now().toISOString());
};

const close = (night: Night, runId: number, error: string | null): Promise<Run> =>
  acting(night, async (context) => {
    const failures = await failuresOf(context.tx, runId);
    const failed = error !== null || failures.length > 0;
    const run = await closeRun(context.tx, runId, { failed, error, now: context.clock.now().toISOString() });
    if (failed) await tell(context, run, failures.length, error ?? failures[0]?.message ?? null);
    return run;
  });

/** A run that cannot even begin, with the reason where people see it. */
export const refuseRun = async (night: Night, key: RunKey, reason: string): Promise<void> => {
  const run = await acting(night, ({ tx }) => openRun(tx, key));
  await close(night, run.id, reason);
};

/** What a run does to some of its tasks, with what was prepared for them, in one transaction with the note that they are done. */
type Deed<T, P> = (acting: ActorContext, tasks: readonly T[], run: Run, prepared: P) => Promise<void>;

interface Pace {
  together?: number;
  inOrder?: boolean;
}

/**
 * Carries out a run (D-8): tasks in a transaction together with the note that they are done, so that a process may die
 * at any point and another go on. Those of a transaction that fails are tried again one by one: a task that fails leaves
 * nothing of itself but the reason, and stops no other. What the deed takes that is slow, is prepared before the transaction.
 */
export const carryOutPrepared = async <T extends Task, P>(
  night: Night,
  key: RunKey,
  tasks: readonly T[],
  prepare: (tasks: readonly T[]) => Promise<P>,
  deed: Deed<T, P>,
  { together = 1, inOrder = false }: Pace = {},
): Promise<Run> => {
  const run = await acting(night, async ({ tx }) => {
    const opened = await openRun(tx, key);
    await countOn(tx, opened.id, tasks.length);
    return opened;
  });
  const attempt = (some: readonly T[]) =>
    trying(async () => {
      const prepared = await prepare(some);
      await acting(night, (one) => deed(one, some, run, prepared));
    });
  const alone = async (task: T): Promise<void> => {
    try {
      await attempt([task]);
    } catch (error) {
      if (!(error instanceof Problem))
        night.log.error({ err: error, run: run.id, task }, 'a run met an error');
      await acting(night, ({ tx }) =>
        addItem(tx, run.id, { ...task, outcome: 'FAILED', message: reasonOf(error) }),
      );
    }
  };
  const some = async (few: readonly T[]): Promise<void> => {
    if (few.length > 1) {
      try {
        return await attempt(few);
      } catch {
        // One of them is to blame: alone, each says for itself.
      }
    }
    for (const task of few) {
      night.signal.throwIfAborted();
      await alone(task);
    }
  };
  await forEach(night, chunksOf(tasks, together), some, inOrder ? 1 : undefined);
  return close(night, run.id, null);
};

/** Carries out a run whose tasks take nothing but the database. */
export const carryOut = <T extends Task>(
  night: Night,
  key: RunKey,
  tasks: readonly T[],
  deed: Deed<T, undefined>,
  pace?: Pace,
): Promise<Run> => carryOutPrepared(night, key, tasks, async () => undefined, deed, pace);
