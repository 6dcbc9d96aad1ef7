import type { ActorContext, Tx } from '@husrum/api-platform';
import { addItems, findRun, type NewItem, type Run, type RunKey, toRunKey } from './job-run.store';
import type { RunContext } from './run-context';
import { listDocumentIds } from './run-documents.store';
import { runPreparedTasks, type Task } from './run-tasks';
import type { DocumentKey } from './sending-runs';

/** What became of a document: sent, why it could not be sent, or why a person must deliver it. */
export type SendOutcome = Pick<NewItem, 'message'> &
  ({ readonly outcome: 'MADE' | 'FAILED' } | { readonly outcome: 'SKIPPED'; readonly byHand: true });

/** How runs send a kind of document (docs/guides/document.md). */
export interface RunDocuments<DocumentTask extends Task, Prepared> {
  /** The part of a task that is the id of its document. */
  readonly key: DocumentKey;
  /** The documents as tasks of a run. */
  listTasks(tx: Tx, ids: readonly number[]): Promise<readonly DocumentTask[]>;
  /** Slow work before the transaction that sends them, such as storing PDFs. */
  prepare(context: RunContext, ids: readonly number[]): Promise<Prepared>;
  /**
   * Locks the documents and sends those that are ready. Returns what became of each, by id. A document that is neither ready nor
   * has a problem, such as one that somebody has just sent, has no outcome. Throws, and sends none, when one has changed since it
   * was prepared: the run then tries all of them again.
   */
  send(
    context: ActorContext,
    ids: readonly number[],
    prepared: Prepared,
  ): Promise<ReadonlyMap<number, SendOutcome>>;
  /** The message of a document without an outcome. */
  readonly notReady: string;
  /** What follows when a run that a user started has ended. It may be called again. */
  ended?(context: RunContext, run: Run): Promise<void>;
}

const listIds = (tasks: readonly Task[], key: DocumentKey): number[] =>
  tasks.flatMap((task) => task[key] ?? []);

interface SendOptions {
  /** Whether the run has an item for a document that it did not send because it was not ready. */
  readonly reportsSkipped: boolean;
}

/** Sends documents in a run, in the name of the user who started it. */
export const sendTasks = <DocumentTask extends Task, Prepared>(
  context: RunContext,
  runKey: RunKey,
  documents: RunDocuments<DocumentTask, Prepared>,
  tasks: readonly DocumentTask[],
  { reportsSkipped }: SendOptions = { reportsSkipped: false },
): Promise<Run> => {
  const { key, prepare, send, notReady } = documents;
  const listSkipped = async (
    { tx }: ActorContext,
    chunk: readonly DocumentTask[],
    run: Run,
    sent: readonly NewItem[],
  ): Promise<NewItem[]> => {
    // Another worker on the same run may have just sent some of them.
    const recorded = new Set([
      ...listIds(sent, key),
      ...(await listDocumentIds(tx, run.id, { key, outcome: 'MADE' })),
    ]);
    return chunk
      .filter((task) => !recorded.has(task[key] ?? 0))
      .map((task): NewItem => ({ ...task, outcome: 'SKIPPED', message: notReady }));
  };
  const sendChunk = async (
    actor: ActorContext,
    chunk: readonly DocumentTask[],
    run: Run,
    prepared: Prepared,
  ): Promise<void> => {
    const starter = { ...actor, account: { ...actor.account, userId: run.started_by } };
    const outcomes = await send(starter, listIds(chunk, key), prepared);
    const items = chunk.flatMap((task): NewItem[] => {
      const outcome = outcomes.get(task[key] ?? 0);
      return outcome === undefined ? [] : [{ ...task, ...outcome }];
    });
    const skipped = reportsSkipped ? await listSkipped(actor, chunk, run, items) : [];
    await addItems(actor.tx, run.id, [...items, ...skipped]);
  };
  return runPreparedTasks(
    context,
    runKey,
    tasks,
    (chunk) => prepare(context, listIds(chunk, key)),
    sendChunk,
    {
      chunkSize: context.tasksPerTransaction,
    },
  );
};

/** The data of a job that sends the documents of a run. */
interface SendJob {
  runId: number;
  /** The documents to send. */
  ids: readonly number[];
}

/**
 * Sends the documents that the run has not sent yet. Continues where a killed process has stopped (docs/domain-rules.md, D-8).
 */
export const sendDocuments = async <DocumentTask extends Task, Prepared>(
  context: RunContext,
  documents: RunDocuments<DocumentTask, Prepared>,
  { runId, ids }: SendJob,
): Promise<void> => {
  const { run, tasks } = await context.transaction(async ({ tx }) => {
    const sent = new Set(await listDocumentIds(tx, runId, { key: documents.key, outcome: 'MADE' }));
    const unsent = ids.filter((id) => !sent.has(id));
    return { run: await findRun(tx, runId), tasks: await documents.listTasks(tx, unsent) };
  });
  if (run === undefined) return;
  const sent = await sendTasks(context, toRunKey(run), documents, tasks, { reportsSkipped: true });
  await documents.ended?.(context, sent);
};
