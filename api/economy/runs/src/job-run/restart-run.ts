import type { JobRunKind } from '@husrum/contract/job-run';
import { archiveEndedLeases } from './archive-ended-leases';
import { generateDueInvoices } from './generate-due-invoices';
import { findRun } from './job-run.store';
import { jobRunTexts } from './job-run.texts';
import { markOverdueInvoices } from './mark-overdue-invoices';
import type { RunContext } from './run-context';
import { runDueAdjustments } from './run-due-adjustments';
import { failRun, runTasks } from './run-tasks';
import { isSendingRun, type SendingRunKind } from './sending-runs';

/** Runs that send documents are restarted by the job that sends them instead. */
const stepsByKind: Readonly<
  Record<
    Exclude<JobRunKind, SendingRunKind>,
    (context: RunContext, companyId: number | undefined) => Promise<void>
  >
> = {
  GENERATE: generateDueInvoices,
  OVERDUE: markOverdueInvoices,
  ADJUST: runDueAdjustments,
  ARCHIVE: archiveEndedLeases,
};

/**
 * Restarts a failed run: does everything of its kind that is due, for its company or for the whole business. Finished items are
 * not repeated.
 */
export const restartRun = async (context: RunContext, runId: number): Promise<void> => {
  const run = await context.transaction(({ tx }) => findRun(tx, runId));
  if (run === undefined || isSendingRun(run.kind)) return;
  await stepsByKind[run.kind](context, run.company_id ?? undefined);
  const after = await context.transaction(({ tx }) => findRun(tx, runId));
  if (after?.status !== 'RUNNING') return;
  // The step had nothing to do for this run, for example because the company has turned automatic invoicing off.
  const key = { kind: run.kind, companyId: run.company_id, period: run.period };
  if (run.kind === 'GENERATE') await failRun(context, key, jobRunTexts.autoInvoicingOff);
  else await runTasks(context, key, [], async () => undefined);
};
