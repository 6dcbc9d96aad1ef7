import type { BodyOf } from '@husrum/contract/core';
import { conditionsOf, type ReportCondition, type reportCalls } from '@husrum/contract/report';
import { columnsOf, modelOf } from './catalogue';
import { type Filter, filterValue } from './filter-value.rules';
import type { ReportColumn, ReportModel } from './model';

type Question = BodyOf<typeof reportCalls.preview>;

export interface PlannedFilter {
  readonly column: ReportColumn;
  readonly condition: ReportCondition;
  readonly value: string | number | boolean | null;
}

/** A question that can be put: everything in it is known, and every value fits its field. */
export interface Plan {
  readonly model: ReportModel;
  readonly relationships: readonly string[];
  readonly columns: readonly ReportColumn[];
  readonly filters: readonly PlannedFilter[];
}

export type Refusals = Record<string, string[]>;

const planFilter = (filter: Filter, known: ReadonlyMap<string, ReportColumn>): PlannedFilter | Refusals => {
  const column = known.get(filter.field);
  if (!column) return { field: ['Fältet finns inte bland de valda källorna'] };
  if (!conditionsOf[column.type].includes(filter.operator)) {
    return { operator: [`Villkoret passar inte fältet ${column.label}`] };
  }
  const read = filterValue(column, filter.operator, filter.value);
  return 'refused' in read
    ? { value: [read.refused] }
    : { column, condition: filter.operator, value: read.value };
};

const isPlanned = (planned: PlannedFilter | Refusals): planned is PlannedFilter => 'column' in planned;

/** What the question means, or why it cannot be put: texts by the path of the field in question. */
export const planOf = (question: Question): Plan | Refusals => {
  const model = modelOf(question.model);
  if (!model) return { model: ['Källan finns inte'] };
  const unknown = question.relationships.filter((key) => !model.relationships.some((one) => one.key === key));
  if (unknown.length > 0) return { relationships: ['En vald relation finns inte'] };

  const known = new Map(columnsOf(model, question.relationships).map((column) => [column.key, column]));
  const columns = question.fields.flatMap((key) => known.get(key) ?? []);
  if (columns.length < question.fields.length)
    return { fields: ['Ett valt fält finns inte bland de valda källorna'] };

  const planned = question.filters.map((filter) => planFilter(filter, known));
  const refusals = planned.flatMap((filter, at) =>
    isPlanned(filter)
      ? []
      : Object.entries(filter).map(([name, texts]): [string, string[]] => [`filters[${at}].${name}`, texts]),
  );
  if (refusals.length > 0) return Object.fromEntries(refusals);
  return { model, relationships: question.relationships, columns, filters: planned.filter(isPlanned) };
};

export const isPlan = (planned: Plan | Refusals): planned is Plan =>
  'filters' in planned && 'columns' in planned;
