import type { RunKind } from '@husrum/contract/job-run';
import { adjustDue } from './adjust-due';
import { archiveDue } from './archive-due';
import { carryOut, refuseRun } from './carry-out';
import { generateDue } from './generate-due';
import { findRun } from './job-run.store';
import { acting, type Night } from './night';
import { sendDue } from './send-due';
import { tellOverdue } from './tell-overdue';

/** A sending that a person began is taken up with what it could not send: by `run.send`. */
const again: Readonly<
  Record<Exclude<RunKind, 'MAIL'>, (night: Night, companyId: number | undefined) => Promise<void>>
> = {
  GENERATE: generateDue,
  SEND: sendDue,
  OVERDUE: tellOverdue,
  ADJUST: adjustDue,
  ARCHIVE: archiveDue,
};

const OFF = 'Företagets avier skapas inte längre automatiskt.';

/** Begins a failed run again: everything of its kind that is due, for its company. What it made stays made. */
export const runAgain = async (night: Night, runId: number): Promise<void> => {
  const run = await acting(night, ({ tx }) => findRun(tx, runId));
  if (run === undefined || run.kind === 'MAIL') return;
  await again[run.kind](night, run.company_id ?? undefined);
  const after = await acting(night, ({ tx }) => findRun(tx, runId));
  if (after?.status !== 'RUNNING') return;
  const key = { kind: run.kind, companyId: run.company_id, period: run.period };
  if (run.kind === 'GENERATE') await refuseRun(night, key, OFF);
  else await carryOut(night, key, [], async () => undefined);
};
