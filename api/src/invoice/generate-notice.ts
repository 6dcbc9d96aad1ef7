import { type LocalDate, type Month, startOfMonth } from '@husrum/format';
import type { Tx } from '../platform/db';
import { generationDate } from '../rent/config-month.rules';
import { stageOnSubmit } from '../rent/notice-status.rules';
import type { Period } from '../rent/period';
import { planMonth } from '../rent/run-plan.rules';
import { sendDate } from '../rent/send-date.rules';
import { type BilledLease, lockBilledLease, saveNextMonth } from './billed-lease.store';
import { addEvent } from './invoice-event.store';
import { liveRent, type NewNotice } from './invoicebase.store';
import { type MadeNotice, makeNotice } from './make-notice';
import { drawNumber } from './notice-number.store';
import { offsetCredit } from './offset-credit';
import { settleNotices } from './settle-notices';

const endOfTime: LocalDate = '9999-12-31';

interface PartOfLease {
  period: Period;
  send: LocalDate;
  today: LocalDate;
  userId?: number | null;
}

/** A numbered notice of rent for some days of a lease, ready to send or to be reviewed (D-8). */
export const generatePart = async (
  tx: Tx,
  lease: BilledLease,
  { period, send, today, userId = null }: PartOfLease,
  more: Pick<NewNotice, 'due_at' | 'job_run_id'> = {},
): Promise<MadeNotice> => {
  const stage = stageOnSubmit(lease.settings.requireReview);
  const number = await drawNumber(tx);
  const made = await makeNotice(
    tx,
    lease,
    { kind: 'RENT', period, sendDate: send },
    { invoice_type: 'MANUAL', stage, ...number, ...more },
  );
  await addEvent(tx, made.id, { what: 'GENERATED', userId, detail: number.reference });
  if (stage === 'READY' && made.error === null) {
    const notice = { id: made.id, tenant_id: lease.tenant?.id ?? null, pay_ore: made.payOre };
    if (await offsetCredit(tx, notice)) await settleNotices(tx, [made.id], today);
  }
  return made;
};

/**
 * What the run for a month makes for a lease (D-8): its period as notices, less the days that already have one, and its
 * next invoice month moved on. Null when the month is nothing to the lease. The lease is locked.
 */
export const generateMonth = async (
  tx: Tx,
  lease: BilledLease,
  month: Month,
  { today, runId = null }: { today: LocalDate; runId?: number | null },
): Promise<MadeNotice[] | null> => {
  if (lease.nextMonth === null || lease.nextMonth > month) return null;
  const from = startOfMonth(month);
  const plan = planMonth(lease, month, await liveRent(tx, lease.id, { start: from, stop: endOfTime }));
  if (plan === null) return null;
  const send = sendDate(generationDate(month, lease.settings), lease.settings.sendDay, today);
  const made: MadeNotice[] = [];
  for (const period of plan.periods)
    made.push(await generatePart(tx, lease, { period, send, today }, { job_run_id: runId }));
  await saveNextMonth(tx, lease.id, plan.nextMonth);
  return made;
};

/** The lease's next period, whichever month it begins in. Gives the ids of its notices. */
export const generateNotice = async (tx: Tx, leaseId: number, today: LocalDate): Promise<number[]> => {
  const lease = await lockBilledLease(tx, leaseId);
  if (!lease?.nextMonth) return [];
  const made = await generateMonth(tx, lease, lease.nextMonth, { today });
  return made?.map(({ id }) => id) ?? [];
};
