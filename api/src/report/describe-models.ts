import type { ResponseOf } from '@husrum/contract/core';
import type { reportCalls } from '@husrum/contract/report';
import { orNotFound, problem } from '../platform/errors';
import { findReportModel, listAllColumns, listColumns, reportModels, toReportField } from './report-models';

type Options = ResponseOf<typeof reportCalls.models>;
const toOption = ({ key, label }: { key: string; label: string }) => ({ key, label });

export const listModels = async (): Promise<Options> => reportModels.map(toOption);

export const listRelationships = async (model: string): Promise<Options> =>
  orNotFound(findReportModel(model)).relationships.map(toOption);

export const listFields = async (
  model: string,
  relationships: readonly string[],
): Promise<ResponseOf<typeof reportCalls.fields>> =>
  listColumns(orNotFound(findReportModel(model)), relationships).map(toReportField);

/** The options of an enum column of the model or one of its relationships. 404 for other columns. */
export const listOptions = async (model: string, field: string): Promise<Options> => {
  const column = listAllColumns(orNotFound(findReportModel(model))).find(({ key }) => key === field);
  if (!column?.options) throw problem('notFound');
  return Object.entries(column.options).map(([key, label]) => ({ key, label }));
};
