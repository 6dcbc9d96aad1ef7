import { type LocalDate, type Month, startOfMonth } from '@husrum/format';
import type { Tx } from '../platform/db';
import { generationDate } from '../rent/config-month.rules';
import { noticeProblem } from '../rent/notice-problem.rules';
import { stageOnSubmit } from '../rent/notice-status.rules';
import type { Period } from '../rent/period';
import { planMonth } from '../rent/run-plan.rules';
import { sendDate } from '../rent/send-date.rules';
import { type BilledLease, lockBilledLease, saveNextMonth } from './billed-lease.store';
import { addEvent } from './invoice-event.store';
import { changeNotice, findNotice, liveRent, type NewNotice } from './invoicebase.store';
import { makeNotice } from './make-notice';
import { drawNumber } from './notice-number.store';
import { offsetCredit } from './offset-credit';
import { settleNotices } from './settle-notices';

const endOfTime: LocalDate = '9999-12-31';

/** A numbered notice of rent for some days of a lease, ready to send or to be reviewed (D-8). Not yet settled. */
export const generatePart = async (
  tx: Tx,
  lease: BilledLease,
  { period, send, userId = null }: { period: Period; send: LocalDate; userId?: number | null },
  more: Pick<NewNotice, 'due_at' | 'job_run_id'> = {},
): Promise<number> => {
  const number = await drawNumber(tx);
  const stage = stageOnSubmit(lease.settings.requireReview);
  const id = await makeNotice(
    tx,
    lease,
    { kind: 'RENT', period, sendDate: send },
    { invoice_type: 'MANUAL', stage, ...number, ...more },
  );
  await addEvent(tx, id, { what: 'GENERATED', userId, detail: number.reference });
  const notice = await findNotice(tx, id);
  if (notice === undefined) return id;
  const error = noticeProblem({ type: 'MANUAL', tenant: lease.tenant, payOre: notice.pay_ore });
  if (error !== null) await changeNotice(tx, id, { error });
  else if (stage === 'READY') await offsetCredit(tx, notice);
  return id;
};

/**
 * What the run for a month makes for a lease (D-8): its period as notices, less the days that already have one, and its
 * next invoice month moved on. Gives their ids, null when the month is nothing to the lease. The lease is locked.
 */
export const generateMonth = async (
  tx: Tx,
  lease: BilledLease,
  month: Month,
  { today, runId = null }: { today: LocalDate; runId?: number | null },
): Promise<number[] | null> => {
  if (lease.nextMonth === null || lease.nextMonth > month) return null;
  const from = startOfMonth(month);
  const plan = planMonth(lease, month, await liveRent(tx, lease.id, { start: from, stop: endOfTime }));
  if (plan === null) return null;
  const send = sendDate(generationDate(month, lease.settings), lease.settings.sendDay, today);
  const ids: number[] = [];
  for (const period of plan.periods)
    ids.push(await generatePart(tx, lease, { period, send }, { job_run_id: runId }));
  await settleNotices(tx, ids, today);
  await saveNextMonth(tx, lease.id, plan.nextMonth);
  return ids;
};

/** The lease's next period, whichever month it begins in. Gives the ids of its notices. */
export const generateNotice = async (tx: Tx, leaseId: number, today: LocalDate): Promise<number[]> => {
  const lease = await lockBilledLease(tx, leaseId);
  if (!lease?.nextMonth) return [];
  return (await generateMonth(tx, lease, lease.nextMonth, { today })) ?? [];
};
