import {
  aggregateKey,
  type ReportDefinition as CallDefinition,
  isAdditive,
  type ReportAggregate,
  type ReportChart,
  type ReportField,
  type ReportSort,
  type reportFilter,
} from '@husrum/contract/report';
import type { InferType } from 'yup';

export type ReportFilter = InferType<typeof reportFilter>;

/** What the report shows. The query string contains it, so that reload, back and a shared link show the same report. */
export interface ReportDefinition {
  readonly model: string | null;
  readonly relationships: readonly string[];
  /** The order of the fields is that of the columns. */
  readonly fields: readonly string[];
  readonly filters: readonly ReportFilter[];
  readonly sort: readonly ReportSort[];
  /** Field keys. If there are any, the report has one row for each combination of their values. */
  readonly group_by: readonly string[];
  readonly aggregates: readonly ReportAggregate[];
  /** A grouped report can have one. */
  readonly chart?: ReportChart | undefined;
}

export const emptyReportDefinition: ReportDefinition = {
  model: null,
  relationships: [],
  fields: [],
  filters: [],
  sort: [],
  group_by: [],
  aggregates: [],
};

/** The aggregates of a grouped report. Without any, it counts the rows of each group. */
export const listGroupAggregates = ({
  aggregates,
}: Pick<ReportDefinition, 'aggregates'>): readonly ReportAggregate[] =>
  aggregates.length > 0 ? aggregates : [{ field: null, function: 'count' }];

/** The aggregates that a chart can draw, because they are numbers. */
export const listChartAggregates = (
  definition: Pick<ReportDefinition, 'aggregates'>,
  availableFields: readonly ReportField[],
): readonly ReportAggregate[] =>
  listGroupAggregates(definition).filter(
    ({ field, function: name }) =>
      name === 'count' || availableFields.find(({ key }) => key === field)?.type === 'number',
  );

/** The chart of the definition, if the report has groups and the aggregate that the chart draws. */
const findChart = (
  { chart, group_by, aggregates }: ReportDefinition,
  availableFields: readonly ReportField[],
): ReportChart | undefined => {
  if (!chart || group_by.length === 0) return undefined;
  const chartAggregate = listChartAggregates({ aggregates }, availableFields).find(
    (aggregate) => aggregateKey(aggregate) === chart.value,
  );
  return chartAggregate && (chart.type !== 'share' || isAdditive(chartAggregate.function))
    ? chart
    : undefined;
};

/**
 * The definition without fields that the model and the selected relationships do not have, and without the sorts and the chart that
 * the report then cannot have. The query string keeps them, so that nothing is lost when a relationship is removed and added
 * again.
 */
export const dropUnknownFields = (
  definition: ReportDefinition,
  availableFields: readonly ReportField[],
): ReportDefinition => {
  const keys = new Set(availableFields.map(({ key }) => key));
  const groupBy = definition.group_by.filter((key) => keys.has(key));
  const aggregates = definition.aggregates.filter(({ field }) => field === null || keys.has(field));
  const sortable =
    groupBy.length > 0
      ? new Set([...groupBy, ...listGroupAggregates({ aggregates }).map(aggregateKey)])
      : keys;
  return {
    ...definition,
    group_by: groupBy,
    aggregates,
    fields: definition.fields.filter((key) => keys.has(key)),
    filters: definition.filters.filter(({ field }) => keys.has(field)),
    sort: definition.sort.filter(({ field }) => sortable.has(field)),
    chart: findChart({ ...definition, group_by: groupBy, aggregates }, availableFields),
  };
};

/** Returns an empty definition if the model no longer exists. `models` is undefined while they are loading. */
export const dropUnknownModel = (
  definition: ReportDefinition,
  models: readonly { key: string }[] | undefined,
): ReportDefinition =>
  definition.model === null || !models || models.some(({ key }) => key === definition.model)
    ? definition
    : emptyReportDefinition;

/** The definition without relationships that no longer exist. `existing` is undefined while they are loading. */
export const dropUnknownRelationships = (
  definition: ReportDefinition,
  existing: readonly { key: string }[] | undefined,
): ReportDefinition => {
  if (!existing) return definition;
  const keys = new Set(existing.map(({ key }) => key));
  return { ...definition, relationships: definition.relationships.filter((key) => keys.has(key)) };
};

/**
 * The fields of the definition that no longer exist, except fields of relationships that are not selected. The key of a field
 * begins with the key of its model or relationship. Only fields of `accounting` have another key, and are not checked.
 */
export const findMissingFields = (
  { model, relationships, fields, filters, group_by, aggregates }: ReportDefinition,
  availableFields: readonly ReportField[],
): string[] => {
  const existing = new Set(availableFields.map(({ key }) => key));
  const sources = new Set([model, ...relationships]);
  const usedFields = [
    ...fields,
    ...group_by,
    ...filters.map(({ field }) => field),
    ...aggregates.flatMap(({ field }) => field ?? []),
  ];
  return [...new Set(usedFields)].filter(
    (key) => !existing.has(key) && sources.has(key.split('.')[0] ?? null),
  );
};

/** Whether the report has columns to show: it has a model and at least one field. */
export const isDefinitionComplete = ({ model, fields }: ReportDefinition): boolean =>
  model !== null && fields.length > 0;

/** The definition in the form of the request bodies. */
export const toCallDefinition = (definition: ReportDefinition, model: string): CallDefinition => ({
  model,
  relationships: [...definition.relationships],
  fields: [...definition.fields],
  filters: [...definition.filters],
  sort: [...definition.sort],
  group_by: [...definition.group_by],
  aggregates: [...definition.aggregates],
  chart: definition.chart,
});
