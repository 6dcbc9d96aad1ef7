import { type Job, nonTransactionalJob } from '@husrum/api-platform';
import { toRunContext } from './run-context';
import type { Task } from './run-tasks';
import { type RunDocuments, sendDocuments } from './send-documents';
import { type SendingRunKind, sendingRuns } from './sending-runs';

const toIds = (ids: unknown): number[] => (Array.isArray(ids) ? ids.map(Number) : []);

/** The job that sends the documents of runs of a kind. */
export const sendingJob = <DocumentTask extends Task, Prepared>(
  kind: SendingRunKind,
  documents: RunDocuments<DocumentTask, Prepared>,
): Job =>
  nonTransactionalJob(
    sendingRuns[kind].job,
    (data, context) =>
      sendDocuments(toRunContext(data, context), documents, {
        runId: Number(data.runId),
        ids: toIds(data.ids),
      }),
    { lane: 'long' },
  );
