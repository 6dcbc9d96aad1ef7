import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { loadReportPlan, toReportColumns } from '../report/load-report-plan';
import type { ReportDefinition, ReportPlan } from '../report/plan-report.rules';
import { queryAggregates } from '../report/query-groups.store';
import { countNextRows, countRows } from '../report/query-rows.store';
import type { Cell } from '../report/report-model.types';
import { withReportTimeout } from '../report/report-timeout.store';
import { toReportTotals } from '../report/report-totals';
import { type ReportSource, streamReport } from '../report/stream-report';
import type { ReportTable } from './report-table.types';

export interface OpenedReport {
  readonly table: ReportTable;
  /** The number of its rows, or `countLimit` if it has more. */
  readonly rowCount: number;
}

interface CountAndTotals {
  /** It is null if `countRowsInParts` must count the rows. */
  readonly rowCount: number | null;
  readonly totals: readonly Cell[];
}

/** More rows than any account has. */
const MAX_COUNTED_ROWS = 100_000_000;
const IDS_PER_STATEMENT = 10_000;

const countAndAggregate = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  countLimit: number | null,
): Promise<CountAndTotals> => {
  if (plan.isGrouped) {
    const { groupCount, totals } = await queryAggregates(tx, plan, today, 0);
    return { rowCount: groupCount, totals };
  }
  // Only the models of large tables have no default order.
  const isCountedInParts = countLimit === null && plan.model.defaultOrder.length === 0;
  const rowCount = isCountedInParts ? null : await countRows(tx, plan, today, countLimit ?? MAX_COUNTED_ROWS);
  const { totals } = plan.aggregates.length > 0 ? await queryAggregates(tx, plan, today, 0) : { totals: [] };
  return { rowCount, totals };
};

/** Counts the rows of a large table in short statements, so that none exceeds the time limit however many there are. */
const countRowsInParts = async (source: ReportSource, plan: ReportPlan): Promise<number> => {
  const today = source.clock.today();
  let rowCount = 0;
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    const { count, lastId } = await source.transaction((tx) =>
      withReportTimeout(tx, source.settings, () =>
        countNextRows(tx, plan, today, { after: from, limit: IDS_PER_STATEMENT }),
      ),
    );
    rowCount += count;
    after = lastId;
  }
  return rowCount;
};

/**
 * Reads the columns, the totals and the number of rows. The rows themselves are read when `chunks` is iterated. Without
 * `countLimit` all rows are counted. Throws the errors of `streamReport`.
 */
export const openReport = async (
  source: ReportSource,
  definition: ReportDefinition,
  countLimit: number | null,
): Promise<OpenedReport> => {
  const today = source.clock.today();
  const { plan, columns, chart, counted } = await source.transaction((tx) =>
    withReportTimeout(tx, source.settings, async () => {
      const plan = await loadReportPlan(tx, definition);
      return {
        plan,
        counted: await countAndAggregate(tx, plan, today, countLimit),
        columns: toReportColumns(plan),
        chart: plan.chart,
      };
    }),
  );
  const rowCount = counted.rowCount ?? (await countRowsInParts(source, plan));
  const totals = toReportTotals(plan, counted.totals);
  return { table: { columns, chart, totals, chunks: streamReport(source, definition) }, rowCount };
};
