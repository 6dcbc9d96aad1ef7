import type { BodyOf } from '@husrum/contract/core';
import { conditionsByFieldType, type ReportCondition, type reportCalls } from '@husrum/contract/report';
import { parseFilterValue, type ReportFilter } from './filter-value.rules';
import { reportErrors } from './report.texts';
import type { ReportColumn, ReportModel } from './report-model.types';
import { findReportModel, listColumns } from './report-models';

type PreviewInput = BodyOf<typeof reportCalls.preview>;

export interface PlannedFilter {
  readonly column: ReportColumn;
  readonly condition: ReportCondition;
  readonly value: string | number | boolean | null;
}

/** A validated report: all models and fields exist, and every filter value fits its field. */
export interface ReportPlan {
  readonly model: ReportModel;
  readonly relationships: readonly string[];
  readonly columns: readonly ReportColumn[];
  readonly filters: readonly PlannedFilter[];
}

/** Error texts by field path: `filters[0].value`. */
export type FieldErrors = Record<string, string[]>;

const planFilter = (
  filter: ReportFilter,
  known: ReadonlyMap<string, ReportColumn>,
): PlannedFilter | FieldErrors => {
  const column = known.get(filter.field);
  if (!column) return { field: [reportErrors.unknownField] };
  if (!conditionsByFieldType[column.type].includes(filter.operator)) {
    return { operator: [reportErrors.unfitCondition(column.label)] };
  }
  const parsed = parseFilterValue(column, filter.operator, filter.value);
  return 'error' in parsed
    ? { value: [parsed.error] }
    : { column, condition: filter.operator, value: parsed.value };
};

const isPlannedFilter = (planned: PlannedFilter | FieldErrors): planned is PlannedFilter =>
  'column' in planned;

/** Validates the input and resolves its columns, or returns field errors. */
export const planReport = (input: PreviewInput): ReportPlan | FieldErrors => {
  const model = findReportModel(input.model);
  if (!model) return { model: [reportErrors.unknownModel] };
  const unknown = input.relationships.filter((key) => !model.relationships.some((one) => one.key === key));
  if (unknown.length > 0) return { relationships: [reportErrors.unknownRelationship] };

  const known = new Map(listColumns(model, input.relationships).map((column) => [column.key, column]));
  const columns = input.fields.flatMap((key) => known.get(key) ?? []);
  if (columns.length < input.fields.length) return { fields: [reportErrors.unknownColumn] };

  const planned = input.filters.map((filter) => planFilter(filter, known));
  const errors = planned.flatMap((filter, index) =>
    isPlannedFilter(filter)
      ? []
      : Object.entries(filter).map(([name, texts]): [string, string[]] => [
          `filters[${index}].${name}`,
          texts,
        ]),
  );
  if (errors.length > 0) return Object.fromEntries(errors);
  return { model, relationships: input.relationships, columns, filters: planned.filter(isPlannedFilter) };
};

export const isReportPlan = (planned: ReportPlan | FieldErrors): planned is ReportPlan =>
  'filters' in planned && 'columns' in planned;
