import { queryOf } from '@husrum/api-client';
import { REPORT_PREVIEW_LIMIT, type ReportField, reportCalls } from '@husrum/contract/report';
import { useDebounced } from '@husrum/ui';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { isComplete, type Question } from './question.rules';
import { readQuestion, writeQuestion } from './question.schema';

/** What there is to choose from changes with a release, not with time. */
const fixed = { staleTime: Number.POSITIVE_INFINITY } as const;

export const useModels = () => useQuery({ ...queryOf(reportCalls.models), ...fixed });

export const useRelationships = (model: string | null) =>
  useQuery({
    ...queryOf(reportCalls.relationships, { params: { model: model ?? '' } }),
    ...fixed,
    enabled: model !== null,
  });

export const useFields = ({ model, relationships }: Question) =>
  useQuery({
    ...queryOf(reportCalls.fields, {
      params: { model: model ?? '' },
      body: { relationships: [...relationships].sort() },
    }),
    ...fixed,
    enabled: model !== null,
  });

const optionsOf = (model: string | null, field: ReportField | undefined) => ({
  ...queryOf(reportCalls.enumOptions, { params: { model: model ?? '', field: field?.key ?? '' } }),
  ...fixed,
  enabled: model !== null && field?.type === 'enum',
});

export const useOptions = (model: string | null, field: ReportField | undefined) =>
  useQuery(optionsOf(model, field));

/** What the codes of these enums are called, by field. */
export const useOptionNames = (
  model: string | null,
  fields: readonly ReportField[],
): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const enums = fields.filter(({ type }) => type === 'enum');
  const answers = useQueries({ queries: enums.map((field) => optionsOf(model, field)) });
  return new Map(
    enums.map(({ key }, at) => [
      key,
      new Map(answers[at]?.data?.map((option): [string, string] => [option.key, option.label])),
    ]),
  );
};

/** The preview of what has stood still for half a second; an older question that is still being answered is cancelled. */
export const usePreview = (question: Question) => {
  const settled = useDebounced(writeQuestion(question));
  const asked = readQuestion(settled);
  const { model, relationships, fields, filters } = asked;
  const body = {
    model: model ?? '',
    relationships: [...relationships],
    fields: [...fields],
    filters: [...filters],
    limit: REPORT_PREVIEW_LIMIT,
  };
  return useQuery({
    ...queryOf(reportCalls.preview, { body }),
    enabled: isComplete(asked),
    placeholderData: keepPreviousData,
  });
};
