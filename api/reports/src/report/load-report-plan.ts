import { invalidInput, type Tx } from '@husrum/api-platform';
import type { ReportField } from '@husrum/contract/report';
import { isReportPlan, planReport, type ReportDefinition, type ReportPlan } from './plan-report.rules';
import { loadReportModels, toReportField } from './report-models';

/** The plan of a report. Throws 422 with field errors when a name in it is unknown or a value does not fit. */
export const loadReportPlan = async (tx: Tx, definition: ReportDefinition): Promise<ReportPlan> => {
  const plan = planReport(await loadReportModels(tx), definition);
  if (!isReportPlan(plan)) throw invalidInput(plan);
  return plan;
};

/** The columns of the rows. Those of a grouped report are its groups and then its aggregates. */
export const toReportColumns = ({ columns, aggregates, isGrouped }: ReportPlan): ReportField[] => [
  ...columns.map(toReportField),
  ...(isGrouped
    ? aggregates.map(({ key, label, type, decimals }) => ({ key, label, type, decimals: decimals ?? null }))
    : []),
];
