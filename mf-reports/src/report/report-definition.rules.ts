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

/** What the report shows. Kept in the query string, so that reload, back and a shared link show the same report. */
export interface ReportDefinition {
  readonly model: string | null;
  readonly relationships: readonly string[];
  /** In the order of the columns. */
  readonly fields: readonly string[];
  readonly filters: readonly ReportFilter[];
  readonly sort: readonly ReportSort[];
  /** Field keys. With any, the report has one row for each combination of their values. */
  readonly group_by: readonly string[];
  readonly aggregates: readonly ReportAggregate[];
  /** Only of a grouped report. */
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

/** The aggregates of a grouped report: without any it counts the rows of each group. */
export const listGroupAggregates = ({
  aggregates,
}: Pick<ReportDefinition, 'aggregates'>): readonly ReportAggregate[] =>
  aggregates.length > 0 ? aggregates : [{ field: null, function: 'count' }];

/** The aggregates that a chart can draw: those that are numbers. */
export const listChartAggregates = (
  definition: Pick<ReportDefinition, 'aggregates'>,
  availableFields: readonly ReportField[],
): readonly ReportAggregate[] =>
  listGroupAggregates(definition).filter(
    ({ field, function: name }) =>
      name === 'count' || availableFields.find(({ key }) => key === field)?.type === 'number',
  );

/** The chart, when the report has groups and the value that it draws. */
const findChart = (
  { chart, group_by, aggregates }: ReportDefinition,
  availableFields: readonly ReportField[],
): ReportChart | undefined => {
  if (!chart || group_by.length === 0) return undefined;
  const drawn = listChartAggregates({ aggregates }, availableFields).find(
    (aggregate) => aggregateKey(aggregate) === chart.value,
  );
  return drawn && (chart.type !== 'share' || isAdditive(drawn.function)) ? chart : undefined;
};

/**
 * The definition without what the model and the selected relationships lack, and without a sort that a grouped report lacks.
 * The query string keeps them, so removing a relationship and adding it again loses nothing.
 */
export const dropUnknownFields = (
  definition: ReportDefinition,
  availableFields: readonly ReportField[],
): ReportDefinition => {
  const keys = new Set(availableFields.map(({ key }) => key));
  const group_by = definition.group_by.filter((key) => keys.has(key));
  const aggregates = definition.aggregates.filter(({ field }) => field === null || keys.has(field));
  const sortable = group_by.length > 0 ? new Set([...group_by, ...aggregates.map(aggregateKey)]) : keys;
  return {
    ...definition,
    ...{ group_by, aggregates },
    fields: definition.fields.filter((key) => keys.has(key)),
    filters: definition.filters.filter(({ field }) => keys.has(field)),
    sort: definition.sort.filter(({ field }) => sortable.has(field)),
    chart: findChart({ ...definition, group_by, aggregates }, availableFields),
  };
};

/** An empty definition when its model no longer exists. Undefined while the known ones are loading. */
export const dropUnknownModel = (
  definition: ReportDefinition,
  known: readonly { key: string }[] | undefined,
): ReportDefinition =>
  definition.model === null || !known || known.some(({ key }) => key === definition.model)
    ? definition
    : emptyReportDefinition;

/** The definition without relationships that no longer exist. Undefined while the known ones are loading. */
export const dropUnknownRelationships = (
  definition: ReportDefinition,
  known: readonly { key: string }[] | undefined,
): ReportDefinition =>
  known
    ? {
        ...definition,
        relationships: definition.relationships.filter((key) => known.some((one) => one.key === key)),
      }
    : definition;

/**
 * The fields that the report names and that no longer exist. A field begins with the key of its model or relationship, so one of
 * a relationship that is not selected is not among them.
 */
export const findMissingFields = (
  { model, relationships, fields, filters, group_by, aggregates }: ReportDefinition,
  availableFields: readonly ReportField[],
): string[] => {
  const known = new Set(availableFields.map(({ key }) => key));
  const sources = new Set([model, ...relationships]);
  const named = [
    ...fields,
    ...group_by,
    ...filters.map(({ field }) => field),
    ...aggregates.flatMap(({ field }) => field ?? []),
  ];
  return [...new Set(named)].filter((key) => !known.has(key) && sources.has(key.split('.')[0] ?? null));
};

export const isComplete = ({ model, fields }: ReportDefinition): boolean =>
  model !== null && fields.length > 0;

/** The definition as the calls take it. */
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
