import type { ReportTotal } from '@husrum/contract/report';
import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import type { ReportPlan } from './plan-report.rules';
import { queryTotals } from './query-groups.store';

/** The number of all rows, before they are grouped, and the aggregates over them. */
export const loadReportTotals = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
): Promise<{ rows: number; totals: ReportTotal[] }> => {
  const { rows, totals } = await queryTotals(tx, plan, today);
  return {
    rows,
    totals: plan.aggregates.map((aggregate, index) => ({
      key: aggregate.key,
      label: aggregate.label,
      field: aggregate.column?.key ?? null,
      function: aggregate.function,
      type: aggregate.type,
      decimals: aggregate.decimals ?? null,
      value: totals[index] ?? null,
      counts_once: aggregate.countsOnce !== null,
    })),
  };
};
