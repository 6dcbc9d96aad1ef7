import type { OkOf } from '@husrum/contract/core';
import type { reportCalls } from '@husrum/contract/report';
import { orNotFound, problem } from '../platform/errors';
import { columnsOf, everyColumnOf, fieldOf, modelOf, reportModels } from './catalogue';

type Choices = OkOf<typeof reportCalls.models>;
const choice = ({ key, label }: { key: string; label: string }) => ({ key, label });

export const listModels = async (): Promise<Choices> => reportModels.map(choice);

export const listRelationships = async (model: string): Promise<Choices> =>
  orNotFound(modelOf(model)).relationships.map(choice);

export const listFields = async (
  model: string,
  relationships: readonly string[],
): Promise<OkOf<typeof reportCalls.fields>> =>
  columnsOf(orNotFound(modelOf(model)), relationships).map(fieldOf);

/** The values of an enum, of the model itself or of any of its relationships. */
export const listOptions = async (model: string, field: string): Promise<Choices> => {
  const column = everyColumnOf(orNotFound(modelOf(model))).find(({ key }) => key === field);
  if (!column?.options) throw problem('notFound');
  return Object.entries(column.options).map(([key, label]) => ({ key, label }));
};
