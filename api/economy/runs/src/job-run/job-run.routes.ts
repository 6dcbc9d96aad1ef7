import { type Route, serve } from '@husrum/api-platform';
import { companyCalls } from '@husrum/contract/company';
import { jobRunCalls } from '@husrum/contract/job-run';
import { enqueueRestart } from './enqueue-restart';
import { listRunItems, listRuns, readRun } from './job-run-list.store';
import { updateInvoicingConfig } from './update-invoicing-config';

export const jobRunRoutes: readonly Route[] = [
  serve(jobRunCalls.list, ({ query }, context) => listRuns(context, query)),
  serve(jobRunCalls.detail, ({ params }, context) => readRun(context, params.id)),
  serve(jobRunCalls.items, async ({ params, query }, context) => {
    await readRun(context, params.id);
    return listRunItems(context, params.id, query);
  }),
  serve(jobRunCalls.restart, async ({ params }, context) => {
    await enqueueRestart(context, params.id);
    return readRun(context, params.id);
  }),
  // It is served here and not by `company`: turning automatic invoicing on decides which month the runs start with.
  serve(companyCalls.updateInvoicingConfig, ({ params, body }, context) =>
    updateInvoicingConfig(context, params.id, body),
  ),
];
