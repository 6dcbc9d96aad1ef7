import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
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
  /** The number of its rows, counted no further than the limit. */
  readonly total: number;
}

interface Counted {
  /** Null for a large table without a limit: `countInParts` counts it. */
  readonly rows: number | null;
  readonly totals: readonly Cell[];
}

const countAndAggregate = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  limit: number | null,
): Promise<Counted> => {
  if (plan.isGrouped) {
    const { groupCount, totals } = await queryAggregates(tx, plan, today, 0);
    return { rows: groupCount, totals };
  }
  const isCountedInParts = limit === null && plan.model.order.length === 0;
  const rows = isCountedInParts ? null : await countRows(tx, plan, today, limit ?? COUNT_ALL);
  const { totals } = plan.aggregates.length > 0 ? await queryAggregates(tx, plan, today, 0) : { totals: [] };
  return { rows, totals };
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
  const total = counted.rows ?? (await countInParts(source, plan));
  const totals = toReportTotals(plan, counted.totals);
  return { table: { columns, chart, totals, chunks: streamReport(source, definition) }, total };
};
