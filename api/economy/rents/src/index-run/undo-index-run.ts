import { takeBackLeaseRent } from '@husrum/api-invoicing';
import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { IndexRun, IndexRunRow } from '@husrum/contract/index-run';
import { dateInSweden } from '@husrum/format';
import {
  findObjectNames,
  listInvoicesWithNewRent,
  lockDoneRows,
  lockRow,
  lockRun,
  type RunRow,
  saveRow,
  saveRun,
} from './index-run.store';
import { indexRunTexts as texts } from './index-run.texts';
import { findIndexRunRow, readIndexRun } from './index-run-page.store';

/** Throws with the names of what was sent or billed with the new rents. */
const requireUnsent = async ({ tx }: RequestContext, rows: readonly RunRow[]): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  const names = await findObjectNames(tx, ids);
  const letters = rows.flatMap(({ id, sent_at }) =>
    sent_at === null ? [] : [texts.blockedByLetter(names.get(id) ?? '', dateInSweden(new Date(sent_at)))],
  );
  const invoices = (await listInvoicesWithNewRent(tx, ids)).map(({ entityName, reference }) =>
    texts.blockedByInvoice(entityName, reference),
  );
  const blocks = [...invoices, ...letters];
  if (blocks.length > 0) throw problem('conflict', { message: texts.undoRefused(blocks) });
};

const takeBack = async (context: RequestContext, rows: readonly RunRow[]): Promise<void> => {
  await requireUnsent(context, rows);
  for (const { id, rent_adjustment_id } of rows) {
    if (rent_adjustment_id !== null) await takeBackLeaseRent(context, rent_adjustment_id);
    await saveRow(context.tx, id, { state: 'UNDONE', mail_wanted_at: null });
  }
};

const requireFinished = async ({ tx }: RequestContext, runId: number): Promise<void> => {
  const { status } = orNotFound(await lockRun(tx, runId));
  if (status === 'RUNNING') throw problem('conflict', { message: texts.running });
  if (status === 'UNDONE') throw problem('conflict', { message: texts.alreadyUndone });
};

/** Takes back all rents of a run, or none (docs/domain-rules.md, D-30). */
export const undoIndexRun = async (context: RequestContext, runId: number): Promise<IndexRun> => {
  await requireFinished(context, runId);
  await takeBack(context, await lockDoneRows(context.tx, runId));
  await saveRun(context.tx, runId, { status: 'UNDONE' });
  return readIndexRun(context, runId);
};

/** Takes back the rent of one lease of a run. A run without any other is undone with it. */
export const undoIndexRunRow = async (context: RequestContext, rowId: number): Promise<IndexRunRow> => {
  const { index_run_id } = orNotFound(await findIndexRunRow(context, rowId));
  await requireFinished(context, index_run_id);
  const row = orNotFound(await lockRow(context.tx, rowId));
  if (row.state !== 'DONE') throw problem('conflict', { message: texts.notDone });
  await takeBack(context, [row]);
  if ((await lockDoneRows(context.tx, index_run_id)).length === 0)
    await saveRun(context.tx, index_run_id, { status: 'UNDONE' });
  return orNotFound(await findIndexRunRow(context, rowId)).row;
};
