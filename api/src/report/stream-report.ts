import { REPORT_GROUP_LIMIT } from '@husrum/contract/report';
import { formatNumber } from '@husrum/format';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/db';
import { invalidInput } from '../platform/errors';
import { uploadFolder } from '../platform/http/upload';
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

const BATCH_ROWS = 500;

/** The database from which a report is read. Each batch has its own transaction, so that others can use the database in between. */
export interface ReportSource {
  readonly clock: Clock;
  readonly settings: ReportLimits & { readonly dataDir: string };
  /** Runs a transaction of the account to which the report belongs. */
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
    throw invalidInput({ group_by: [reportErrors.tooManyGroups(formatNumber(REPORT_GROUP_LIMIT))] });
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

/** Sorts a large table in this process, because a sorting statement would block the embedded database for seconds. */
async function* streamSorted(
  plan: ReportPlan,
  run: RunQuery,
  batchRows: number,
  folder: string,
): AsyncGenerator<Cell[][]> {
  yield* sortRows(readKeyedRows(plan, run, batchRows), toTextKeys(plan).directions, {
    folder,
    batchRows,
    // Each batch is a run of its own, so that its rows can soon be garbage-collected.
    runRows: batchRows,
  });
}

/** For models with an order of their own, which are small: first reads all ids in order, then the rows in batches. */
async function* streamByOrderedIds(
  plan: ReportPlan,
  run: RunQuery,
  batchRows: number,
): AsyncGenerator<Cell[][]> {
  const ids = await run((tx, today) => queryRowIds(tx, plan, today));
  const count = countBufferedRows(plan, ids);
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
 * instead of codes, and null. The columns are those of `toReportColumns`. Only one batch is in memory, and in addition a small
 * buffer for each run of a report that is sorted here, or 8 bytes for each row of a model with an order of its own. Throws 422
 * for a report that is invalid, too slow or has too many groups.
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
