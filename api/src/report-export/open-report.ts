import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { loadReportPlan, toReportColumns } from '../report/load-report-plan';
import type { ReportDefinition, ReportPlan } from '../report/plan-report.rules';
import { queryGroups } from '../report/query-groups.store';
import { countNextRows, countRows } from '../report/query-rows.store';
import { withReportTimeout } from '../report/report-timeout.store';
import { loadReportTotals } from '../report/report-totals';
import { type ReportSource, streamReport } from '../report/stream-report';
import type { ReportTable } from './report-table.types';

export interface OpenedReport {
  readonly table: ReportTable;
  /** The number of its rows, counted no further than the limit. */
  readonly total: number;
}

/** Counts the rows in one statement. Null for a large table without a limit: `countInParts` counts it. */
const countAtOnce = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  limit: number | null,
): Promise<number | null> => {
  if (plan.isGrouped) return (await queryGroups(tx, plan, today, 1)).total;
  if (limit === null && plan.model.order.length === 0) return null;
  return countRows(tx, plan, today, limit ?? COUNT_ALL);
};

/** More than any account has. */
const COUNT_ALL = 100_000_000;
const COUNTED_IDS = 10_000;

/** Counts a large table in short statements, so that others use the embedded database in between. */
const countInParts = async (source: ReportSource, plan: ReportPlan): Promise<number> => {
  const today = source.clock.today();
  let total = 0;
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    const { count, last } = await source.transaction((tx) =>
      withReportTimeout(tx, source.settings, () =>
        countNextRows(tx, plan, today, { after: from, limit: COUNTED_IDS }),
      ),
    );
    total += count;
    after = last;
  }
  return total;
};

/** Reads columns, totals and number of rows; the rows are read when they are iterated. Without a limit all are counted. Throws as `streamReport` does. */
export const openReport = async (
  source: ReportSource,
  definition: ReportDefinition,
  countLimit: number | null,
): Promise<OpenedReport> => {
  const today = source.clock.today();
  const { plan, columns, chart, totals, counted } = await source.transaction((tx) =>
    withReportTimeout(tx, source.settings, async () => {
      const plan = await loadReportPlan(tx, definition);
      return {
        plan,
        counted: await countAtOnce(tx, plan, today, countLimit),
        columns: toReportColumns(plan),
        chart: plan.chart,
        totals: plan.aggregates.length > 0 ? (await loadReportTotals(tx, plan, today)).totals : [],
      };
    }),
  );
  const total = counted ?? (await countInParts(source, plan));
  return { table: { columns, chart, totals, chunks: streamReport(source, definition) }, total };
};
