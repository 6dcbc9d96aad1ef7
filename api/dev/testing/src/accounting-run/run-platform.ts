import { parts } from '@husrum/api-app/testing';
import { readSettings } from '@husrum/api-platform';
import {
  createLogger,
  type JobPlatform,
  type Random,
  startDatabase,
  type TestClock,
} from '@husrum/api-platform/testing';
import { openFileStore } from '@husrum/api-ports';
import type { AccountingName } from '@husrum/contract/accounting';
import type { WorkerBundle } from '../month-run/worker-process';
import type { KillPlan, KillSteps } from './kill-plan';
import type { WorkersToKill } from './kill-workers';
import type { RunProgram } from './test-program';
import { withoutLimits } from './without-limits';

export interface AccountingRunOptions {
  /** More than one needs PostgreSQL. */
  readonly programs: readonly AccountingName[];
  readonly invoices: number;
  /** The probability that a call of the program fails, 0–1. */
  readonly chance: number;
  readonly seed: number;
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. In a run it also has the settings of all programs. */
  readonly env: Readonly<Record<string, string>>;
  /** Whether jobs create the PDFs and send the mails. If not, the invoices are marked as sent, so that thousands take minutes. */
  readonly sendsMails: boolean;
  /** Whether the adapter and the simulator keep the vendor's rate limit. If so, one server synchronises, not two. */
  readonly keepsLimits: boolean;
  /** The calls at which worker processes are killed. It is undefined when none is killed. */
  readonly killSteps: KillSteps | undefined;
  /** The number of additional kills at random calls. */
  readonly kills: number;
  /** Parallel worker processes. */
  readonly workers: number;
  readonly bundle?: WorkerBundle | undefined;
  readonly log: (line: string) => void;
}

export const MINUTE_MS = 60_000;
/** Delayed tasks are due again within half an hour. */
export const STEP_MS = 31 * MINUTE_MS;
/** The maximum number of rounds without progress, and of syncs. The clock advances in between. */
export const MAX_ROUNDS = 60;

export interface Run {
  readonly options: AccountingRunOptions;
  readonly clock: TestClock;
  readonly program: RunProgram;
  readonly random: Random;
  readonly killSetup: { readonly plan: KillPlan; readonly workers: WorkersToKill } | undefined;
  readonly endPhase: (name: string) => void;
  reconnects: number;
}

export const toEnvironment = ({ options, clock }: Run): Record<string, string> => ({
  LOG_LEVEL: 'silent',
  JOB_LOCK_SECONDS: '2',
  ...options.env,
  CLOCK: clock.now().toISOString(),
});

/** Opens the database in this process, which is not killed. */
export const withPlatform = async <T>(run: Run, work: (platform: JobPlatform) => Promise<T>): Promise<T> => {
  const read = readSettings(toEnvironment(run));
  const settings = run.options.keepsLimits ? read : withoutLimits(read);
  const { clock } = run;
  const db = await startDatabase(settings, clock, { beforeCommit: parts });
  try {
    return await work({
      ...{ settings, clock, db, log: createLogger(settings) },
      files: await openFileStore(settings),
    });
  } finally {
    await db.close();
  }
};

export const advanceClock = ({ clock }: Run, milliseconds: number): void =>
  clock.set(new Date(clock.now().getTime() + milliseconds).toISOString());
