import { loadReportPlan, toReportColumns } from '../report/load-report-plan';
import type { ReportDefinition } from '../report/plan-report.rules';
import { queryGroups } from '../report/query-groups.store';
import { countRows } from '../report/query-rows.store';
import { withReportTimeout } from '../report/report-timeout.store';
import { loadReportTotals } from '../report/report-totals';
import { type ReportSource, streamReport } from '../report/stream-report';
import type { ReportTable } from './report-table.types';

export interface OpenedReport {
  readonly table: ReportTable;
  /** The number of its rows, counted no further than the limit. */
  readonly total: number;
}

/** Reads columns, totals and number of rows; the rows are read when somebody asks for them. Throws as `streamReport` does. */
export const openReport = async (
  source: ReportSource,
  definition: ReportDefinition,
  countLimit: number,
): Promise<OpenedReport> => {
  const today = source.clock.today();
  const { columns, chart, totals, total } = await source.transaction((tx) =>
    withReportTimeout(tx, source.settings.reportTimeoutSeconds, async () => {
      const plan = await loadReportPlan(tx, definition);
      const total = plan.isGrouped
        ? (await queryGroups(tx, plan, today, 1)).total
        : await countRows(tx, plan, today, countLimit);
      return {
        columns: toReportColumns(plan),
        chart: plan.chart,
        total,
        totals: plan.aggregates.length > 0 ? (await loadReportTotals(tx, plan, today)).totals : [],
      };
    }),
  );
  return { table: { columns, chart, totals, chunks: streamReport(source, definition) }, total };
};
