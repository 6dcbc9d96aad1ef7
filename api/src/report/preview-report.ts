import type { BodyOf, OkOf } from '@husrum/contract/core';
import type { reportCalls } from '@husrum/contract/report';
import { invalid } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { fieldOf } from './catalogue';
import type { ReportColumn } from './model';
import { isPlan, planOf } from './plan.rules';
import { type Cell, findRows } from './preview.store';

type Preview = typeof reportCalls.preview;

/** A code as people call it. */
const told = ({ options }: ReportColumn, cell: Cell): Cell =>
  options && typeof cell === 'string' ? (options[cell] ?? cell) : cell;

export const previewReport = async (
  { tx, clock }: RequestContext,
  { limit, ...question }: BodyOf<Preview>,
): Promise<OkOf<Preview>> => {
  const plan = planOf({ ...question, limit });
  if (!isPlan(plan)) throw invalid(plan);
  const { rows, total } = await findRows(tx, plan, clock.today(), limit);
  const data = rows.map((row) => plan.columns.map((column, at) => told(column, row[at] ?? null)));
  return { headers: plan.columns.map(fieldOf), data, total, showing: data.length };
};
