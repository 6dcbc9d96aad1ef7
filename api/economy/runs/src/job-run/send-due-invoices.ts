import { invoiceRunDocuments } from './invoice-run-documents';
import { type InvoiceToSend, listInvoicesToSend } from './invoices-to-send.store';
import { toRunKey } from './job-run.store';
import type { RunContext } from './run-context';
import { listResolvedRuns } from './run-invoices.store';
import { runTasks } from './run-tasks';
import { sendTasks } from './send-documents';

/** Groups tasks by company and month. They must be sorted by these. */
const groupByRun = (tasks: readonly InvoiceToSend[]): InvoiceToSend[][] =>
  tasks.reduce<InvoiceToSend[][]>((groups, task) => {
    const group = groups.at(-1);
    const isSame = group?.[0]?.companyId === task.companyId && group[0].month === task.month;
    if (isSame) group.push(task);
    else groups.push([task]);
    return groups;
  }, []);

/** Ends failed runs as done when nothing is left to send in them. */
const closeResolvedRuns = async (context: RunContext): Promise<void> => {
  for (const run of await context.transaction(({ tx }) => listResolvedRuns(tx)))
    await runTasks(context, toRunKey(run), [], async () => undefined);
};

/** Sends the invoices whose send date has come (docs/domain-rules.md, D-7), as one run for each company and month. */
export const sendDueInvoices = async (context: RunContext): Promise<void> => {
  const due = await context.transaction(({ tx, clock }) => listInvoicesToSend(tx, clock.today()));
  for (const tasks of groupByRun(due)) {
    const [first] = tasks;
    if (first === undefined) continue;
    const { companyId, month } = first;
    const key = { kind: 'SEND', companyId, period: month } as const;
    await sendTasks(context, key, invoiceRunDocuments, tasks);
  }
  await closeResolvedRuns(context);
};
