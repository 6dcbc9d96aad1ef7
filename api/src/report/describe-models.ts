import type { ResponseOf } from '@husrum/contract/core';
import type { reportCalls } from '@husrum/contract/report';
import type { Tx } from '../platform/db';
import { invalidInput, orNotFound, problem } from '../platform/errors';
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

const loadModel = async (tx: Tx, key: string): Promise<ReportModel> =>
  orNotFound(findReportModel(await loadReportModels(tx), key));

export const listModels = async (tx: Tx): Promise<ResponseOf<typeof reportCalls.models>> =>
  (await loadReportModels(tx)).map(({ rows, ...model }) => ({ ...toOption(model), rows }));

export const listRelationships = async (
  tx: Tx,
  model: string,
): Promise<ResponseOf<typeof reportCalls.relationships>> =>
  (await loadModel(tx, model)).relationships.map(({ joins, ...relationship }) => ({
    ...toOption(relationship),
    repeats_rows: listRepeatingJoins(joins).length > 0,
  }));

/** The fields of a model and of some of its relationships. Throws 422 for an unknown relationship. */
export const listFields = async (
  tx: Tx,
  key: string,
  relationships: readonly string[],
): Promise<ResponseOf<typeof reportCalls.fields>> => {
  const model = await loadModel(tx, key);
  const knownKeys = new Set(model.relationships.map((relationship) => relationship.key));
  if (relationships.some((relationshipKey) => !knownKeys.has(relationshipKey)))
    throw invalidInput({ relationships: [reportErrors.unknownRelationship] });
  return listColumns(model, relationships).map(toReportField);
};

/** The options of an enum column of the model or of one of its relationships. Throws 404 for other columns. */
export const listOptions = async (tx: Tx, model: string, field: string): Promise<Options> => {
  const column = listAllColumns(await loadModel(tx, model)).find(({ key }) => key === field);
  if (!column?.options) throw problem('notFound');
  return Object.entries(column.options).map(([key, label]) => ({ key, label }));
};
