import type { ReportTotal } from '@husrum/contract/report';
import type { ReportPlan } from './plan-report.rules';
import type { Cell } from './report-model.types';

/** The aggregates over all rows, as the API returns them. */
export const toReportTotals = ({ aggregates }: ReportPlan, totals: readonly Cell[]): ReportTotal[] =>
  aggregates.map((aggregate, index) => ({
    key: aggregate.key,
    label: aggregate.label,
    field: aggregate.column?.key ?? null,
    function: aggregate.function,
    type: aggregate.type,
    decimals: aggregate.decimals ?? null,
    value: totals[index] ?? null,
    counts_once: aggregate.countedOnceAlias !== null,
  }));
