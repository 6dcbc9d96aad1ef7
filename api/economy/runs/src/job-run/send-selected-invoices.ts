import type { ActorContext } from '@husrum/api-platform';
import type { RenderedInvoices } from '../invoice-sending/render-invoice-pdfs';
import { listInvoiceTitles, type TitledInvoice } from './invoice-titles.store';
import { addItems, findRun, type NewItem, type Run, toRunKey } from './job-run.store';
import { jobRunTexts } from './job-run.texts';
import type { RunContext } from './run-context';
import { listMadeInvoiceIds } from './run-invoices.store';
import { runPreparedTasks } from './run-tasks';
import { renderReadyInvoices, sendReadyInvoices } from './send-ready-invoices';

/** The data of a `run.send` job. */
export interface SendJob {
  runId: number;
  /** The invoices to send. */
  ids: readonly number[];
}

const sendChunk = async (
  context: ActorContext,
  tasks: readonly TitledInvoice[],
  run: Run,
  rendered: RenderedInvoices,
): Promise<void> => {
  const starterContext = { ...context, account: { ...context.account, userId: run.started_by } };
  const items = await sendReadyInvoices(starterContext, tasks, rendered);
  // Another worker on the same run may have just sent some of them.
  const recorded = new Set([
    ...items.map(({ invoiceId }) => invoiceId),
    ...(await listMadeInvoiceIds(context.tx, run.id)),
  ]);
  const skipped = tasks
    .filter(({ invoiceId }) => !recorded.has(invoiceId))
    .map((task): NewItem => ({ ...task, outcome: 'SKIPPED', message: jobRunTexts.notReadyOrAlreadySent }));
  await addItems(context.tx, run.id, [...items, ...skipped]);
};

/**
 * Sends the invoices that the run has not sent yet. Continues where a killed process has stopped (docs/domain-rules.md, D-8).
 */
export const sendSelectedInvoices = async (context: RunContext, { runId, ids }: SendJob): Promise<void> => {
  const { run, tasks } = await context.transaction(async ({ tx }) => {
    const sent = new Set(await listMadeInvoiceIds(tx, runId));
    const unsent = ids.filter((id) => !sent.has(id));
    return { run: await findRun(tx, runId), tasks: await listInvoiceTitles(tx, unsent) };
  });
  if (run === undefined) return;
  await runPreparedTasks(
    context,
    toRunKey(run),
    tasks,
    (chunk) => renderReadyInvoices(context, chunk),
    sendChunk,
    {
      chunkSize: context.invoicesPerTransaction,
    },
  );
};
