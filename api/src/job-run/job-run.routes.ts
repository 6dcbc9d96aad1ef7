import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { jobRunCalls, type RunRow } from '@husrum/contract/job-run';
import { found } from '../platform/errors';
import { type Route, serve, type Work } from '../platform/http';
import { itemPage, runPage, runRows } from './job-run-list.store';
import { restartRun } from './restart-run';
import { startSending } from './send-many';

const readRun = async ({ tx }: Pick<Work, 'tx'>, id: number): Promise<RunRow> => {
  const [run] = await runRows(tx, [id]);
  return found(run);
};

export const runRoutes: readonly Route[] = [
  serve(jobRunCalls.list, ({ query }, work) => runPage(work, query)),
  serve(jobRunCalls.detail, ({ params }, work) => readRun(work, params.id)),
  serve(jobRunCalls.items, async ({ params, query }, work) => {
    await readRun(work, params.id);
    return itemPage(work, params.id, query);
  }),
  serve(invoiceBatchCalls.send, async ({ body }, work) => readRun(work, await startSending(work, body.ids))),
  serve(jobRunCalls.restart, async ({ params }, work) => {
    await restartRun(work, params.id);
    return readRun(work, params.id);
  }),
];
