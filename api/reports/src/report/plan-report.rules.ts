import {
  conditionsByFieldType,
  type ReportAggregate,
  type ReportChart,
  type ReportCondition,
  type ReportSort,
  type SortDirection,
} from '@husrum/contract/report';
import { parseFilterValue, type ReportFilter } from './filter-value.rules';
import { type PlannedAggregate, planAggregate } from './plan-aggregate.rules';
import { type PlannedChart, planChart } from './plan-chart.rules';
import { reportErrors } from './report.texts';
import { listJoins } from './report-joins.rules';
import type { ReportColumn, ReportJoin, ReportModel } from './report-model.types';
import { findReportModel, listColumns } from './report-models';

/** What a report shows. Models and fields are not validated yet. */
export interface ReportDefinition {
  readonly model: string;
  readonly relationships: readonly string[];
  readonly fields: readonly string[];
  readonly filters: readonly ReportFilter[];
  readonly sort: readonly ReportSort[];
  /** Fields. With at least one, the rows are grouped. */
  readonly group_by: readonly string[];
  readonly aggregates: readonly ReportAggregate[];
  readonly chart?: ReportChart;
}

export interface PlannedFilter {
  readonly column: ReportColumn;
  readonly condition: ReportCondition;
  readonly value: string | number | boolean | null;
}
export interface PlannedSort {
  readonly by: ReportColumn | PlannedAggregate;
  readonly direction: SortDirection;
}

/** A validated report: all models and fields exist, and every filter value fits its field. */
export interface ReportPlan {
  readonly model: ReportModel;
  readonly joins: readonly ReportJoin[];
  /** The columns of the rows; in a grouped report the groups. */
  readonly columns: readonly ReportColumn[];
  readonly isGrouped: boolean;
  readonly filters: readonly PlannedFilter[];
  readonly sort: readonly PlannedSort[];
  readonly aggregates: readonly PlannedAggregate[];
  /** It is null without a chart. */
  readonly chart: PlannedChart | null;
}

/** Error texts by field path, such as `filters[0].value`. */
export type FieldErrors = Record<string, string[]>;
type Planned<T> = { readonly planned: T } | { readonly errors: FieldErrors };
type ColumnsByKey = ReadonlyMap<string, ReportColumn>;

const planFilter = (filter: ReportFilter, columnByKey: ColumnsByKey): Planned<PlannedFilter> => {
  const column = columnByKey.get(filter.field);
  if (!column) return { errors: { field: [reportErrors.unknownField] } };
  if (!conditionsByFieldType[column.type].includes(filter.operator)) {
    return { errors: { operator: [reportErrors.unfitCondition(column.label)] } };
  }
  const parsed = parseFilterValue(column, filter.operator, filter.value);
  return 'error' in parsed
    ? { errors: { value: [parsed.error] } }
    : { planned: { column, condition: filter.operator, value: parsed.value } };
};

/** Plans each item. The field paths of the errors begin with the item, such as `filters[0].value`. */
const planEach = <Input, Output>(
  name: string,
  inputs: readonly Input[],
  plan: (input: Input) => Planned<Output>,
): { planned: Output[]; errors: FieldErrors } => {
  const planned: Output[] = [];
  const errors: FieldErrors = {};
  for (const [index, input] of inputs.entries()) {
    const result = plan(input);
    if ('planned' in result) planned.push(result.planned);
    else
      for (const [field, texts] of Object.entries(result.errors))
        errors[`${name}[${index}].${field}`] = texts;
  }
  return { planned, errors };
};

/** The columns with the keys, each once. The result is undefined if there is no column for one of them. */
const findColumns = (keys: readonly string[], columnByKey: ColumnsByKey): ReportColumn[] | undefined => {
  const columns = [...new Set(keys)].flatMap((key) => columnByKey.get(key) ?? []);
  return columns.length === new Set(keys).size ? columns : undefined;
};

const planSort = (
  { field, direction }: ReportSort,
  sortable: ReadonlyMap<string, ReportColumn | PlannedAggregate>,
): Planned<PlannedSort> => {
  const by = sortable.get(field);
  return by ? { planned: { by, direction } } : { errors: { field: [reportErrors.unknownSort] } };
};

/** Without aggregates a grouped report counts the rows of each group. */
const withDefaultAggregate = ({ group_by, aggregates }: ReportDefinition): readonly ReportAggregate[] => {
  const countOfRows: ReportAggregate = { field: null, function: 'count' };
  return group_by.length > 0 && aggregates.length === 0 ? [countOfRows] : aggregates;
};

/** Validates the input and resolves its columns, or returns field errors. */
export const planReport = (
  models: readonly ReportModel[],
  input: ReportDefinition,
): ReportPlan | FieldErrors => {
  const model = findReportModel(models, input.model);
  if (!model) return { model: [reportErrors.unknownModel] };
  const relationships = model.relationships.filter(({ key }) => input.relationships.includes(key));
  if (relationships.length < new Set(input.relationships).size)
    return { relationships: [reportErrors.unknownRelationship] };

  const columnByKey = new Map(listColumns(model, input.relationships).map((column) => [column.key, column]));
  const fields = findColumns(input.fields, columnByKey);
  if (!fields) return { fields: [reportErrors.unknownColumn] };
  const groups = findColumns(input.group_by, columnByKey);
  if (!groups) return { group_by: [reportErrors.unknownColumn] };

  const joins = listJoins(model, relationships);
  const relationshipOf = (column: ReportColumn) =>
    relationships.find(({ columns }) => columns.some(({ key }) => key === column.key));
  const isGrouped = groups.length > 0;
  const columns = isGrouped ? groups : fields;
  const aggregates = planEach('aggregates', withDefaultAggregate(input), (aggregate) => {
    const column = aggregate.field === null ? null : columnByKey.get(aggregate.field);
    if (column === undefined) return { errors: { field: [reportErrors.unknownField] } };
    return planAggregate(
      aggregate.function,
      column,
      model,
      joins,
      column === null ? undefined : relationshipOf(column),
    );
  });
  const sortable = new Map<string, ReportColumn | PlannedAggregate>([
    ...(isGrouped ? groups.map((column) => [column.key, column] as const) : columnByKey),
    ...(isGrouped ? aggregates.planned.map((aggregate) => [aggregate.key, aggregate] as const) : []),
  ]);
  const filters = planEach('filters', input.filters, (filter) => planFilter(filter, columnByKey));
  const sort = planEach('sort', input.sort, (item) => planSort(item, sortable));

  const uniqueAggregates = uniqueByKey(aggregates.planned);
  const chart = planChart(input.chart, isGrouped ? groups.length : 0, uniqueAggregates);

  const errors = {
    ...filters.errors,
    ...aggregates.errors,
    ...sort.errors,
    ...('errors' in chart ? chart.errors : {}),
  };
  if ('errors' in chart || Object.keys(errors).length > 0) return errors;
  return {
    model,
    joins,
    columns,
    isGrouped,
    filters: filters.planned,
    sort: sort.planned,
    aggregates: uniqueAggregates,
    chart: chart.planned,
  };
};

const uniqueByKey = (aggregates: readonly PlannedAggregate[]): PlannedAggregate[] => [
  ...new Map(aggregates.map((aggregate) => [aggregate.key, aggregate])).values(),
];

/** Field errors can have the key `model`, too, but never `joins`. */
export const isReportPlan = (planned: ReportPlan | FieldErrors): planned is ReportPlan => 'joins' in planned;
