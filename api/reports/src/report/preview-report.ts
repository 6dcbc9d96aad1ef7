import type { RequestContext, Tx } from '@husrum/api-platform';
import { toChartGroups } from '@husrum/chart';
import type { ResponseOf } from '@husrum/contract/core';
import { REPORT_COUNT_LIMIT, REPORT_GROUP_LIMIT, type reportCalls } from '@husrum/contract/report';
import type { LocalDate } from '@husrum/format';
import { loadReportPlan, toReportColumns } from './load-report-plan';
import type { ReportDefinition, ReportPlan } from './plan-report.rules';
import { queryAggregates } from './query-groups.store';
import { countRows, queryFirstRows } from './query-rows.store';
import { labelCells } from './report-cells.rules';
import type { Cell } from './report-model.types';
import { withReportTimeout } from './report-timeout.store';
import { toReportTotals } from './report-totals';

type Preview = typeof reportCalls.preview;

interface FirstRows {
  rows: Cell[][];
  /** The number of all rows, or of all groups of a grouped report. */
  total: number;
  /** Whether there are more than `total`. */
  isCapped: boolean;
  /** The aggregates over all rows. */
  totals: Cell[];
}

const loadFirstGroups = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  limit: number,
): Promise<FirstRows> => {
  // A chart needs all groups: it sums those that it does not draw.
  const groupLimit = plan.chart ? REPORT_GROUP_LIMIT : limit;
  const { groups, groupCount, totals } = await queryAggregates(tx, plan, today, groupLimit);
  return { rows: groups, total: groupCount, isCapped: false, totals };
};

const loadFirstRows = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  limit: number,
): Promise<FirstRows> => {
  const rows = await queryFirstRows(tx, plan, today, limit);
  if (plan.aggregates.length > 0) {
    const { rowCount, totals } = await queryAggregates(tx, plan, today, 0);
    return { rows, total: rowCount, isCapped: false, totals };
  }
  // It counts one row more than the limit, to know whether there are more rows.
  const count = await countRows(tx, plan, today, REPORT_COUNT_LIMIT + 1);
  const isCapped = count > REPORT_COUNT_LIMIT;
  return { rows, total: isCapped ? REPORT_COUNT_LIMIT : count, isCapped, totals: [] };
};

interface PreviewReportCommand extends ReportDefinition {
  /** The number of rows, or of groups of a grouped report. */
  readonly limit: number;
}

/** The first rows of a report, and the number and the totals of all rows. Throws 422 for a report that is invalid or too slow. */
export const previewReport = async (
  { tx, clock, settings }: RequestContext,
  { limit, ...definition }: PreviewReportCommand,
): Promise<ResponseOf<Preview>> =>
  withReportTimeout(tx, settings, async () => {
    const plan = await loadReportPlan(tx, definition);
    const today = clock.today();
    const load = plan.isGrouped ? loadFirstGroups : loadFirstRows;
    const { rows, total, isCapped, totals } = await load(tx, plan, today, limit);
    const labelledRows = labelCells(plan.columns, plan.isGrouped, rows);
    const data = labelledRows.slice(0, limit);
    return {
      headers: toReportColumns(plan),
      data,
      total,
      is_total_capped: isCapped,
      showing: data.length,
      totals: toReportTotals(plan, totals),
      chart: plan.chart && total <= REPORT_GROUP_LIMIT ? toChartGroups(labelledRows, plan.chart) : undefined,
    };
  });
