import { callQueryOptions } from '@husrum/api-client';
import { countLabel, REPORT_PREVIEW_LIMIT, type ReportField, reportCalls } from '@husrum/contract/report';
import { useDebouncedValue } from '@husrum/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { isDefinitionComplete, type ReportDefinition } from './report-definition.rules';
import { parseReportDefinition, serializeReportDefinition } from './report-definition.schema';

/** Models, fields and options change only with a release. */
const neverStale = { staleTime: Number.POSITIVE_INFINITY } as const;

export const useReportModels = () => useQuery({ ...callQueryOptions(reportCalls.models), ...neverStale });

/** Whether the model exists. A saved report can have a model that no longer exists, for which no query is made. */
const useHasModel = (model: string | null): boolean =>
  useReportModels().data?.some(({ key }) => key === model) ?? false;

export const useReportRelationships = (model: string | null) =>
  useQuery({
    ...callQueryOptions(reportCalls.relationships, { params: { model: model ?? '' } }),
    ...neverStale,
    enabled: useHasModel(model),
  });

/** The label of the number of rows: `Antal hyresavier`, or `Antal rader` when a selected relationship repeats them. */
export const useRowsLabel = ({ model, relationships }: ReportDefinition): string => {
  const rows = useReportModels().data?.find(({ key }) => key === model)?.rows;
  const options = useReportRelationships(model).data ?? [];
  const repeatsRows = options.some(
    ({ key, repeats_rows }) => repeats_rows === true && relationships.includes(key),
  );
  return countLabel(repeatsRows ? null : rows);
};

export const useReportFields = ({ model, relationships }: ReportDefinition) =>
  useQuery({
    ...callQueryOptions(reportCalls.fields, {
      params: { model: model ?? '' },
      body: { relationships: [...relationships].sort() },
    }),
    ...neverStale,
    enabled: useHasModel(model),
  });

const enumOptionsQuery = (model: string | null, field: ReportField | undefined) => ({
  ...callQueryOptions(reportCalls.enumOptions, { params: { model: model ?? '', field: field?.key ?? '' } }),
  ...neverStale,
  enabled: model !== null && field?.type === 'enum',
});

export const useEnumOptions = (model: string | null, field: ReportField | undefined) =>
  useQuery(enumOptionsQuery(model, field));

/** The labels of the enum fields, by field key and option key. */
export const useEnumLabels = (
  model: string | null,
  fields: readonly ReportField[],
): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const enums = fields.filter(({ type }) => type === 'enum');
  const answers = useQueries({ queries: enums.map((field) => enumOptionsQuery(model, field)) });
  return new Map(
    enums.map(({ key }, index) => [
      key,
      new Map(answers[index]?.data?.map((option): [string, string] => [option.key, option.label])),
    ]),
  );
};

/** The model of a preview, from its query key. */
const readModel = (queryKey: readonly unknown[] | undefined): unknown => {
  const input = queryKey?.at(-1);
  if (typeof input !== 'object' || input === null || !('body' in input)) return undefined;
  const { body } = input;
  return typeof body === 'object' && body !== null && 'model' in body ? body.model : undefined;
};

/** The preview of a definition, debounced. A newer definition cancels a running request. */
export const useReportPreview = (definition: ReportDefinition) => {
  const debounced = useDebouncedValue(serializeReportDefinition(definition));
  const debouncedDefinition = parseReportDefinition(debounced);
  const { model, relationships, fields, filters, sort, group_by, aggregates, chart } = debouncedDefinition;
  const body = {
    model: model ?? '',
    relationships: [...relationships],
    fields: [...fields],
    filters: [...filters],
    sort: [...sort],
    group_by: [...group_by],
    aggregates: [...aggregates],
    chart,
    limit: REPORT_PREVIEW_LIMIT,
  };
  return useQuery({
    ...callQueryOptions(reportCalls.preview, { body }),
    enabled: isDefinitionComplete(debouncedDefinition),
    // The rows of another model are not shown while loading, because they do not match the new columns.
    placeholderData: (previous, previousQuery) =>
      readModel(previousQuery?.queryKey) === model ? previous : undefined,
  });
};
