import { randomUUID } from 'node:crypto';
import { lockNotice, readyIds } from '../invoice/invoicebase.store';
import { sendNotice } from '../invoice/send-notice';
import { problem } from '../platform/errors';
import type { Acting } from '../platform/http';
import { carryOut } from './carry-out';
import { acting, type Night } from './night';
import { addItem, findRun, nameStarter, openRun, type Run } from './run.store';
import { type ChosenNotice, chosenNotices, isMade } from './send-many.store';

/** What the job of a sending is told. */
export interface Sending {
  runId: number;
  ids: readonly number[];
}

const NOT_READY = 'Avin är inte redo att skickas, eller har redan skickats.';

/**
 * Begins to send notices that a person chose, or all that are ready now: the run and its job are written with the answer,
 * and the work goes on whether or not anybody looks.
 */
export const startSending = async (
  { tx, outbox, account, clock }: Pick<Acting, 'tx' | 'outbox' | 'account' | 'clock'>,
  chosen: readonly number[] | null,
): Promise<number> => {
  const ids = [...new Set(chosen ?? (await readyIds(tx)))];
  const known = await chosenNotices(tx, ids);
  if (known.length < ids.length) throw problem('notFound');
  if (ids.length === 0) throw problem('conflict', { message: 'Inga hyresavier är redo att skickas.' });
  const period = `${clock.today()} ${randomUUID().slice(0, 8)}`;
  const run = await openRun(tx, { kind: 'MAIL', companyId: null, period });
  await nameStarter(tx, run.id, { userId: account.userId, total: ids.length });
  await outbox.job('run.send', { billableId: account.billableId, runId: run.id, ids });
  return run.id;
};

const sendOne = async (work: Acting, task: ChosenNotice, run: Run): Promise<void> => {
  const notice = await lockNotice(work.tx, task.noticeId);
  if (notice?.status !== 'READY') {
    // Another worker on the same run may have just sent it.
    if (!(await isMade(work.tx, run.id, task.noticeId)))
      await addItem(work.tx, run.id, { ...task, outcome: 'SKIPPED', message: NOT_READY });
    return;
  }
  await sendNotice({ ...work, account: { ...work.account, userId: run.started_by } }, notice);
  await addItem(work.tx, run.id, { ...task, outcome: 'MADE' });
};

/** Sends what a run has not sent yet: also after a process that was killed in the middle of it (D-8). */
export const sendMany = async (night: Night, { runId, ids }: Sending): Promise<void> => {
  const { run, tasks } = await acting(night, async ({ tx }) => ({
    run: await findRun(tx, runId),
    tasks: await chosenNotices(tx, ids, runId),
  }));
  if (run === undefined) return;
  await carryOut(night, { kind: 'MAIL', companyId: null, period: run.period }, tasks, sendOne);
};
