import type { DrawnInvoices } from '../invoice/draw-invoices';
import type { ActorContext } from '../platform/http';
import { carryOut, carryOutPrepared } from './carry-out';
import { addItems, failedRuns, type Run } from './job-run.store';
import { acting, invoicesTogether, type Night } from './night';
import { type Sendable, sendables } from './send-due.store';
import { drawTogether, sendTogether } from './send-together';

const send = async (
  context: ActorContext,
  tasks: readonly Sendable[],
  run: Run,
  drawn: DrawnInvoices,
): Promise<void> => addItems(context.tx, run.id, await sendTogether(context, tasks, drawn));

/** Those of one company and month, which come one after another. */
const runsOf = (tasks: readonly Sendable[]): Sendable[][] =>
  tasks.reduce<Sendable[][]>((runs, task) => {
    const last = runs.at(-1);
    const same = last?.[0]?.companyId === task.companyId && last[0].month === task.month;
    if (same) last.push(task);
    else runs.push([task]);
    return runs;
  }, []);

/** Runs whose failed invoices have been dealt with by hand have nothing left to do, and are no longer failed. */
const closeSettled = async (night: Night, tried: ReadonlySet<string>, only?: number): Promise<void> => {
  for (const { company_id, period } of await acting(night, ({ tx }) => failedRuns(tx, 'SEND', only))) {
    if (!tried.has(`${company_id} ${period}`))
      await carryOut(night, { kind: 'SEND', companyId: company_id, period }, [], async () => undefined);
  }
};

/** Sends the invoices whose send day has come (D-7), for each company and month as one run. */
export const sendDue = async (night: Night, only?: number): Promise<void> => {
  const due = await acting(night, ({ tx, clock }) => sendables(tx, clock.today(), only));
  const tried = new Set<string>();
  for (const tasks of runsOf(due)) {
    const [first] = tasks;
    if (first === undefined) continue;
    const { companyId, month } = first;
    const key = { kind: 'SEND', companyId, period: month } as const;
    await carryOutPrepared(night, key, tasks, (some) => drawTogether(night, some), send, {
      together: invoicesTogether(night),
    });
    tried.add(`${companyId} ${month}`);
  }
  await closeSettled(night, tried, only);
};
