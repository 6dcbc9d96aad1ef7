import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { jobRunCalls, type RunRow } from '@husrum/contract/job-run';
import { orNotFound } from '../platform/errors';
import { type RequestContext, type Route, serve } from '../platform/http';
import { itemPage, runPage, runRows } from './job-run-list.store';
import { restartRun } from './restart-run';
import { startSending } from './send-many';

const readRun = async ({ tx }: Pick<RequestContext, 'tx'>, id: number): Promise<RunRow> => {
  const [run] = await runRows(tx, [id]);
  return orNotFound(run);
};

export const runRoutes: readonly Route[] = [
  serve(jobRunCalls.list, ({ query }, context) => runPage(context, query)),
  serve(jobRunCalls.detail, ({ params }, context) => readRun(context, params.id)),
  serve(jobRunCalls.items, async ({ params, query }, context) => {
    await readRun(context, params.id);
    return itemPage(context, params.id, query);
  }),
  serve(invoiceBatchCalls.send, async ({ body }, context) =>
    readRun(context, await startSending(context, body.ids)),
  ),
  serve(jobRunCalls.restart, async ({ params }, context) => {
    await restartRun(context, params.id);
    return readRun(context, params.id);
  }),
];
