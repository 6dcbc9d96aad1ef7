import { type ChartType, isAdditive, type ReportChart } from '@husrum/contract/report';
import type { PlannedAggregate } from './plan-aggregate.rules';
import { reportErrors } from './report.texts';

/** A chart of the rows of a grouped report. A row has the cells of its group first, then its aggregates. */
export interface PlannedChart {
  readonly type: ChartType;
  /** The number of cells at the start of a row that are those of the group. */
  readonly groupColumnCount: number;
  readonly valueIndex: number;
  /**
   * Whether the groups that do not fit are drawn as one, with the sum of their values. A line chart does not sum them: it
   * would end with a jump.
   */
  readonly sumsRemainingGroups: boolean;
}

/** Plans the chart, or returns field errors. */
export const planChart = (
  chart: ReportChart | undefined,
  groupColumnCount: number,
  aggregates: readonly PlannedAggregate[],
): { planned: PlannedChart | null } | { errors: Record<string, string[]> } => {
  if (!chart) return { planned: null };
  if (groupColumnCount === 0) return { errors: { 'chart.type': [reportErrors.chartNeedsGroups] } };
  const index = aggregates.findIndex(({ key }) => key === chart.value);
  const aggregate = aggregates[index];
  if (aggregate?.type !== 'number') return { errors: { 'chart.value': [reportErrors.unfitChartValue] } };
  const isSummable = isAdditive(aggregate.function);
  if (chart.type === 'share' && !isSummable) return { errors: { 'chart.type': [reportErrors.unfitShare] } };
  return {
    planned: {
      type: chart.type,
      groupColumnCount,
      valueIndex: groupColumnCount + index,
      sumsRemainingGroups: isSummable && chart.type !== 'line',
    },
  };
};
