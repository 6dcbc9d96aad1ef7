import { type ChartType, isAdditive, type ReportChart } from '@husrum/contract/report';
import type { PlannedAggregate } from './plan-aggregate.rules';
import { reportErrors } from './report.texts';

/** What is drawn of the rows of a grouped report: each is the cells of its group, and then its aggregates. */
export interface PlannedChart {
  readonly type: ChartType;
  readonly groupCount: number;
  readonly valueIndex: number;
  /** Whether the groups that have no room are drawn as one: their values add up. On a line it would be a jump at the end. */
  readonly sumsOthers: boolean;
}

/** Or the field errors. */
export const planChart = (
  chart: ReportChart | undefined,
  groupCount: number,
  aggregates: readonly PlannedAggregate[],
): { planned: PlannedChart | null } | { errors: Record<string, string[]> } => {
  if (!chart) return { planned: null };
  if (groupCount === 0) return { errors: { 'chart.type': [reportErrors.chartNeedsGroups] } };
  const index = aggregates.findIndex(({ key }) => key === chart.value);
  const aggregate = aggregates[index];
  if (aggregate?.type !== 'number') return { errors: { 'chart.value': [reportErrors.unfitChartValue] } };
  const adds = isAdditive(aggregate.function);
  if (chart.type === 'share' && !adds) return { errors: { 'chart.type': [reportErrors.unfitShare] } };
  return {
    planned: {
      type: chart.type,
      groupCount,
      valueIndex: groupCount + index,
      sumsOthers: adds && chart.type !== 'line',
    },
  };
};
