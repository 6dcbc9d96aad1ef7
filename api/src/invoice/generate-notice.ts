import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { generationDate } from '../rent/config-month.rules';
import { noticeProblem } from '../rent/notice-problem.rules';
import { stageOnSubmit } from '../rent/notice-status.rules';
import { type Period, without } from '../rent/period';
import { billedPeriod, monthAfter } from '../rent/period-grid.rules';
import { sendDate } from '../rent/send-date.rules';
import { type BilledLease, lockBilledLease, saveNextMonth } from './billed-lease.store';
import { addEvent } from './invoice-event.store';
import { changeNotice, findNotice, liveRent } from './invoicebase.store';
import { makeNotice } from './make-notice';
import { drawNumber } from './notice-number.store';
import { offsetCredit } from './offset-credit';
import { settleNotices } from './settle-notices';

const generateFor = async (tx: Tx, lease: BilledLease, period: Period, send: LocalDate): Promise<number> => {
  const number = await drawNumber(tx);
  const stage = stageOnSubmit(lease.settings.requireReview);
  const id = await makeNotice(
    tx,
    lease,
    { kind: 'RENT', period, sendDate: send },
    { invoice_type: 'MANUAL', stage, ...number },
  );
  await addEvent(tx, id, { what: 'GENERATED', userId: null, detail: number.reference });
  const notice = await findNotice(tx, id);
  if (notice === undefined) return id;
  const error = noticeProblem({ type: 'MANUAL', tenant: lease.tenant, payOre: notice.pay_ore });
  if (error !== null) await changeNotice(tx, id, { error });
  else if (stage === 'READY') await offsetCredit(tx, notice);
  return id;
};

/**
 * The lease's next period as a numbered notice (D-8), less the days that already have one, and its next invoice month
 * moved on. Gives the ids: none when the lease has nothing more to bill, several when what is left has holes.
 */
export const generateNotice = async (tx: Tx, leaseId: number, today: LocalDate): Promise<number[]> => {
  const lease = await lockBilledLease(tx, leaseId);
  if (!lease?.nextMonth) return [];
  const period = billedPeriod(lease.nextMonth, lease.interval, lease);
  if (period === null) return [];
  const scheduled = generationDate(lease.nextMonth, lease.settings);
  const send = sendDate(scheduled, lease.settings.sendDay, today);
  const ids: number[] = [];
  for (const part of without(period, await liveRent(tx, leaseId, period))) {
    ids.push(await generateFor(tx, lease, part, send));
  }
  await settleNotices(tx, ids, today);
  await saveNextMonth(tx, leaseId, monthAfter(lease.nextMonth, lease.interval, lease));
  return ids;
};
