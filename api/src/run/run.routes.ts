import { calls, type RunRow } from '@husrum/contract';
import { found } from '../platform/errors';
import { type Route, serve, type Work } from '../platform/http';
import { restartRun } from './restart-run';
import { itemPage, runPage, runRows } from './run-list.store';
import { startSending } from './send-many';

const { economy } = calls;

const readRun = async ({ tx }: Pick<Work, 'tx'>, id: number): Promise<RunRow> => {
  const [run] = await runRows(tx, [id]);
  return found(run);
};

export const runRoutes: readonly Route[] = [
  serve(economy.runs, ({ query }, work) => runPage(work, query)),
  serve(economy.run, ({ params }, work) => readRun(work, params.id)),
  serve(economy.runItems, async ({ params, query }, work) => {
    await readRun(work, params.id);
    return itemPage(work, params.id, query);
  }),
  serve(calls.noticebatch.send, async ({ body }, work) => readRun(work, await startSending(work, body.ids))),
  serve(economy.restartRun, async ({ params }, work) => {
    await restartRun(work, params.id);
    return readRun(work, params.id);
  }),
];
