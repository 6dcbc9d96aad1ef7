import type { BodyOf, ResponseOf } from '@husrum/contract/core';
import type { reportCalls } from '@husrum/contract/report';
import { invalid } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { isReportPlan, planReport } from './plan-report.rules';
import { type Cell, queryReport } from './query-report.store';
import type { ReportColumn } from './report-model.types';
import { toReportField } from './report-models';

type Preview = typeof reportCalls.preview;

/** The label of an enum code; other cells unchanged. */
const toCellLabel = ({ options, cell: shown }: ReportColumn, cell: Cell): Cell => {
  if (typeof cell !== 'string') return cell;
  return shown ? shown.describe(cell) : (options?.[cell] ?? cell);
};

export const previewReport = async (
  { tx, clock }: RequestContext,
  input: BodyOf<Preview>,
): Promise<ResponseOf<Preview>> => {
  const plan = planReport(input);
  if (!isReportPlan(plan)) throw invalid(plan);
  const { rows, total } = await queryReport(tx, plan, clock.today(), input.limit);
  const data = rows.map((row) =>
    plan.columns.map((column, index) => toCellLabel(column, row[index] ?? null)),
  );
  return { headers: plan.columns.map(toReportField), data, total, showing: data.length };
};
