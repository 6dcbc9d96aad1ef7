import { type Clock, invalidInput, type Tx, uploadFolder } from '@husrum/api-platform';
import { REPORT_GROUP_LIMIT } from '@husrum/contract/report';
import { formatNumber } from '@husrum/format';
import { loadReportPlan } from './load-report-plan';
import type { KeyedRow } from './merge-sort.rules';
import type { ReportDefinition, ReportPlan } from './plan-report.rules';
import { queryAggregates } from './query-groups.store';
import {
  countBufferedRows,
  queryKeyedRows,
  queryRowIds,
  queryRowsBefore,
  queryRowsByIds,
  readRowIds,
} from './query-rows.store';
import { reportErrors } from './report.texts';
import { labelCells } from './report-cells.rules';
import type { Cell } from './report-model.types';
import { isOrderedById, toTextKeys } from './report-source.store';
import { type ReportLimits, withReportTimeout } from './report-timeout.store';
import { sortRows } from './sorted-runs';

const ROWS_PER_BATCH = 500;

/** The database from which a report is read. Each batch has its own transaction, so that none is open while the rows are written. */
export interface ReportSource {
  readonly clock: Clock;
  readonly settings: ReportLimits & { readonly dataDir: string };
  /** Runs a transaction of the account to which the report belongs. */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

type Stream = (
  plan: ReportPlan,
  runQuery: RunQuery,
  rowsPerBatch: number,
  folder: string,
) => AsyncGenerator<Cell[][]>;
type RunQuery = <T>(query: (tx: Tx, today: string) => Promise<T>) => Promise<T>;

async function* streamGroups(
  plan: ReportPlan,
  runQuery: RunQuery,
  rowsPerBatch: number,
): AsyncGenerator<Cell[][]> {
  const { groups, groupCount } = await runQuery((tx, today) =>
    queryAggregates(tx, plan, today, REPORT_GROUP_LIMIT),
  );
  if (groupCount > REPORT_GROUP_LIMIT)
    throw invalidInput({ group_by: [reportErrors.tooManyGroups(formatNumber(REPORT_GROUP_LIMIT))] });
  for (let from = 0; from < groups.length; from += rowsPerBatch)
    yield groups.slice(from, from + rowsPerBatch);
}

async function* streamById(
  plan: ReportPlan,
  runQuery: RunQuery,
  rowsPerBatch: number,
): AsyncGenerator<Cell[][]> {
  let before: number | null = null;
  do {
    const batch: { cells: Cell[][]; lastId: number | null } = await runQuery((tx, today) =>
      queryRowsBefore(tx, plan, today, { before, limit: rowsPerBatch }),
    );
    if (batch.cells.length > 0) yield batch.cells;
    before = batch.cells.length < rowsPerBatch ? null : batch.lastId;
  } while (before !== null);
}

async function* readKeyedRows(
  plan: ReportPlan,
  runQuery: RunQuery,
  rowsPerBatch: number,
): AsyncGenerator<readonly KeyedRow[]> {
  let after = 0;
  for (;;) {
    const { rows, lastId } = await runQuery((tx, today) =>
      queryKeyedRows(tx, plan, today, { after, limit: rowsPerBatch }),
    );
    if (lastId === null) return;
    after = lastId;
    yield rows;
  }
}

/** Sorts a large table in this process: a sorting statement would take long and hold its transaction until all rows are taken. */
async function* streamSorted(
  plan: ReportPlan,
  runQuery: RunQuery,
  rowsPerBatch: number,
  folder: string,
): AsyncGenerator<Cell[][]> {
  yield* sortRows(readKeyedRows(plan, runQuery, rowsPerBatch), toTextKeys(plan).directions, {
    folder,
    rowsPerBatch,
    // Each batch is a run of its own, so that its rows can soon be garbage-collected.
    rowsPerRun: rowsPerBatch,
  });
}

/** For models with an order of their own, which are small: first reads all ids in order, then the rows in batches. */
async function* streamByOrderedIds(
  plan: ReportPlan,
  runQuery: RunQuery,
  rowsPerBatch: number,
): AsyncGenerator<Cell[][]> {
  const ids = await runQuery((tx, today) => queryRowIds(tx, plan, today));
  const count = countBufferedRows(plan, ids);
  for (let from = 0; from < count; from += rowsPerBatch) {
    const rowIds = readRowIds(plan, ids, from, Math.min(from + rowsPerBatch, count));
    yield await runQuery((tx) => queryRowsByIds(tx, plan, rowIds));
  }
}

const chooseStream = (plan: ReportPlan): Stream => {
  if (plan.isGrouped) return streamGroups;
  if (isOrderedById(plan)) return streamById;
  return plan.model.defaultOrder.length === 0 ? streamSorted : streamByOrderedIds;
};

/**
 * All rows of a report in batches, in the order of the preview: texts, numbers, booleans, local dates as YYYY-MM-DD, labels
 * instead of codes, and null. The columns are those of `toReportColumns`. Only one batch is in memory, and in addition a small
 * buffer for each run of a report that is sorted here, or 8 bytes for each row of a model with an order of its own. Throws 422
 * for a report that is invalid, too slow or has too many groups.
 */
export async function* streamReport(
  source: ReportSource,
  definition: ReportDefinition,
  rowsPerBatch: number = ROWS_PER_BATCH,
): AsyncGenerator<Cell[][]> {
  const today = source.clock.today();
  const runQuery: RunQuery = (query) =>
    source.transaction((tx) => withReportTimeout(tx, source.settings, () => query(tx, today)));
  const plan = await runQuery((tx) => loadReportPlan(tx, definition));
  const stream = chooseStream(plan);
  for await (const batch of stream(plan, runQuery, rowsPerBatch, uploadFolder(source.settings.dataDir)))
    yield labelCells(plan.columns, plan.isGrouped, batch);
}
