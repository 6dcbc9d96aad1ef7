import { randomUUID } from 'node:crypto';
import type { DrawnInvoices } from '../invoice/draw-invoices';
import { knownCount, readyIds } from '../invoice/invoice.store';
import { problem } from '../platform/errors';
import type { ActorContext } from '../platform/http';
import { carryOutPrepared } from './carry-out';
import { invoiceTitles, type TitledInvoice } from './invoice-titles.store';
import { addItems, findRun, type NewItem, nameStarter, openRun, type Run } from './job-run.store';
import { acting, invoicesTogether, type Night } from './night';
import { madeOf } from './send-many.store';
import { drawTogether, sendTogether } from './send-together';

/** What the job of a sending is told. */
export interface Sending {
  runId: number;
  ids: readonly number[];
}

const NOT_READY = 'Avin är inte redo att skickas, eller har redan skickats.';

/**
 * Begins to send invoices that a person chose, or all that are ready now: the run and its job are written with the answer,
 * and the work goes on whether or not anybody looks.
 */
export const startSending = async (
  { tx, outbox, account, clock }: Pick<ActorContext, 'tx' | 'outbox' | 'account' | 'clock'>,
  chosen: readonly number[] | null,
): Promise<number> => {
  const ids = [...new Set(chosen ?? (await readyIds(tx)))];
  if ((await knownCount(tx, ids)) < ids.length) throw problem('notFound');
  if (ids.length === 0) throw problem('conflict', { message: 'Inga hyresavier är redo att skickas.' });
  const period = `${clock.today()} ${randomUUID().slice(0, 8)}`;
  const run = await openRun(tx, { kind: 'MAIL', companyId: null, period });
  await nameStarter(tx, run.id, { userId: account.userId, total: ids.length });
  await outbox.job('run.send', { billableId: account.billableId, runId: run.id, ids });
  return run.id;
};

const send = async (
  context: ActorContext,
  tasks: readonly TitledInvoice[],
  run: Run,
  drawn: DrawnInvoices,
): Promise<void> => {
  const asked = { ...context, account: { ...context.account, userId: run.started_by } };
  const items = await sendTogether(asked, tasks, drawn);
  // Another worker on the same run may have just sent some.
  const told = new Set([...items.map(({ invoiceId }) => invoiceId), ...(await madeOf(context.tx, run.id))]);
  const passedOver = tasks
    .filter(({ invoiceId }) => !told.has(invoiceId))
    .map((task): NewItem => ({ ...task, outcome: 'SKIPPED', message: NOT_READY }));
  await addItems(context.tx, run.id, [...items, ...passedOver]);
};

/** Sends what a run has not sent yet: also after a process that was killed in the middle of it (D-8). */
export const sendMany = async (night: Night, { runId, ids }: Sending): Promise<void> => {
  const { run, tasks } = await acting(night, async ({ tx }) => {
    const made = new Set(await madeOf(tx, runId));
    const left = ids.filter((id) => !made.has(id));
    return { run: await findRun(tx, runId), tasks: await invoiceTitles(tx, left) };
  });
  if (run === undefined) return;
  const key = { kind: 'MAIL', companyId: null, period: run.period } as const;
  await carryOutPrepared(night, key, tasks, (some) => drawTogether(night, some), send, {
    together: invoicesTogether(night),
  });
};
