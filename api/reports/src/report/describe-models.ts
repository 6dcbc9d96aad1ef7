import { invalidInput, orNotFound, problem, type Tx } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { reportCalls } from '@husrum/contract/report';
import { reportErrors } from './report.texts';
import { listRepeatingJoins } from './report-joins.rules';
import type { ReportModel } from './report-model.types';
import {
  findReportModel,
  listAllColumns,
  listColumns,
  loadReportModels,
  toReportField,
} from './report-models';

type Options = ResponseOf<typeof reportCalls.enumOptions>;
const toOption = ({ key, label }: { key: string; label: string }) => ({ key, label });

/** Throws 404 for an unknown model. */
const loadModel = async (tx: Tx, modelKey: string): Promise<ReportModel> =>
  orNotFound(findReportModel(await loadReportModels(tx), modelKey));

export const listModels = async (tx: Tx): Promise<ResponseOf<typeof reportCalls.models>> =>
  (await loadReportModels(tx)).map(({ rowNoun, ...model }) => ({ ...toOption(model), rows: rowNoun }));

export const listRelationships = async (
  tx: Tx,
  modelKey: string,
): Promise<ResponseOf<typeof reportCalls.relationships>> =>
  (await loadModel(tx, modelKey)).relationships.map(({ joins, ...relationship }) => ({
    ...toOption(relationship),
    repeats_rows: listRepeatingJoins(joins).length > 0,
  }));

/** The fields of a model and of some of its relationships. Throws 422 for an unknown relationship. */
export const listFields = async (
  tx: Tx,
  modelKey: string,
  relationshipKeys: readonly string[],
): Promise<ResponseOf<typeof reportCalls.fields>> => {
  const model = await loadModel(tx, modelKey);
  const knownKeys = new Set(model.relationships.map(({ key }) => key));
  if (relationshipKeys.some((key) => !knownKeys.has(key)))
    throw invalidInput({ relationships: [reportErrors.unknownRelationship] });
  return listColumns(model, relationshipKeys).map(toReportField);
};

/** The options of an enum column of the model or of one of its relationships. Throws 404 for other columns. */
export const listOptions = async (tx: Tx, modelKey: string, fieldKey: string): Promise<Options> => {
  const column = listAllColumns(await loadModel(tx, modelKey)).find(({ key }) => key === fieldKey);
  if (!column?.options) throw problem('notFound');
  return Object.entries(column.options).map(([key, label]) => ({ key, label }));
};
