import { REPORT_GROUP_LIMIT } from '@husrum/contract/report';
import { formatNumber } from '@husrum/format';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/db';
import { invalid } from '../platform/errors';
import { uploadFolder } from '../platform/http/upload';
import { loadReportPlan } from './load-report-plan';
import type { KeyedRow } from './merge-sort.rules';
import type { ReportDefinition, ReportPlan } from './plan-report.rules';
import { queryAggregates } from './query-groups.store';
import {
  countRowIds,
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

const BATCH_ROWS = 500;

/** Where a report is read from. Each batch has a transaction of its own, so that others use the database in between. */
export interface ReportSource {
  readonly clock: Clock;
  readonly settings: ReportLimits & { readonly dataDir: string };
  /** Runs a transaction of the account whose report it is. */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
}

type Stream = (
  plan: ReportPlan,
  run: RunQuery,
  batchRows: number,
  folder: string,
) => AsyncGenerator<Cell[][]>;
type RunQuery = <T>(query: (tx: Tx, today: string) => Promise<T>) => Promise<T>;

async function* streamGroups(plan: ReportPlan, run: RunQuery, batchRows: number): AsyncGenerator<Cell[][]> {
  const { groups, groupCount } = await run((tx, today) =>
    queryAggregates(tx, plan, today, REPORT_GROUP_LIMIT),
  );
  if (groupCount > REPORT_GROUP_LIMIT)
    throw invalid({ group_by: [reportErrors.tooManyGroups(formatNumber(REPORT_GROUP_LIMIT))] });
  for (let from = 0; from < groups.length; from += batchRows) yield groups.slice(from, from + batchRows);
}

async function* streamById(plan: ReportPlan, run: RunQuery, batchRows: number): AsyncGenerator<Cell[][]> {
  let before: number | null = null;
  do {
    const batch: { cells: Cell[][]; last: number | null } = await run((tx, today) =>
      queryRowsBefore(tx, plan, today, { before, limit: batchRows }),
    );
    if (batch.cells.length > 0) yield batch.cells;
    before = batch.cells.length < batchRows ? null : batch.last;
  } while (before !== null);
}

async function* readKeyedRows(
  plan: ReportPlan,
  run: RunQuery,
  batchRows: number,
): AsyncGenerator<readonly KeyedRow[]> {
  let after = 0;
  for (;;) {
    const { rows, last } = await run((tx, today) =>
      queryKeyedRows(tx, plan, today, { after, limit: batchRows }),
    );
    if (last === null) return;
    after = last;
    yield rows;
  }
}

/** Sorts a large table here: a sorting statement would block the embedded database for seconds. */
async function* streamSorted(
  plan: ReportPlan,
  run: RunQuery,
  batchRows: number,
  folder: string,
): AsyncGenerator<Cell[][]> {
  yield* sortRows(readKeyedRows(plan, run, batchRows), toTextKeys(plan).directions, {
    ...{ folder, batchRows },
    // No batch waits for another: rows that stay in memory for long are collected late.
    runRows: batchRows,
  });
}

/** Models with an order of their own are small: the ids are read in order first. */
async function* streamByOrderedIds(
  plan: ReportPlan,
  run: RunQuery,
  batchRows: number,
): AsyncGenerator<Cell[][]> {
  const ids = await run((tx, today) => queryRowIds(tx, plan, today));
  const count = countRowIds(plan, ids);
  for (let from = 0; from < count; from += batchRows) {
    const rowIds = readRowIds(plan, ids, from, Math.min(from + batchRows, count));
    yield await run((tx) => queryRowsByIds(tx, plan, rowIds));
  }
}

const chooseStream = (plan: ReportPlan): Stream => {
  if (plan.isGrouped) return streamGroups;
  if (isOrderedById(plan)) return streamById;
  return plan.model.order.length === 0 ? streamSorted : streamByOrderedIds;
};

/**
 * All rows of a report in batches, in the order of the preview: texts, numbers, booleans, local dates as YYYY-MM-DD, labels
 * instead of codes, and null. The columns are those of `toReportColumns`. No more than one batch is in memory, of a
 * sorted report a few, and of a small model that is sorted 8 bytes a row. Throws 422 for a report that does not exist, is too slow or has too many groups.
 */
export async function* streamReport(
  source: ReportSource,
  definition: ReportDefinition,
  batchRows: number = BATCH_ROWS,
): AsyncGenerator<Cell[][]> {
  const today = source.clock.today();
  const run: RunQuery = (query) =>
    source.transaction((tx) => withReportTimeout(tx, source.settings, () => query(tx, today)));
  const plan = await run((tx) => loadReportPlan(tx, definition));
  const stream = chooseStream(plan);
  for await (const batch of stream(plan, run, batchRows, uploadFolder(source.settings.dataDir)))
    yield labelCells(plan.columns, plan.isGrouped, batch);
}
