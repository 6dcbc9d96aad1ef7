import { reportFilter } from '@husrum/contract/report';
import * as yup from 'yup';
import { blank, type Question } from './question.rules';

export type Filter = yup.InferType<typeof reportFilter>;

const names = () => yup.array().of(yup.string().required()).default([]);
const written = yup.object({
  model: yup.string().nullable().default(null),
  relationships: names(),
  fields: names(),
  filters: yup.array().of(reportFilter.required()).default([]),
});

/** An address that somebody has changed by hand is a blank report, never an error. */
export const readQuestion = (text: string | undefined): Question => {
  if (text === undefined) return blank;
  try {
    return written.validateSync(JSON.parse(text), { stripUnknown: true });
  } catch {
    return blank;
  }
};

export const writeQuestion = (question: Question): string | undefined =>
  question.model === null ? undefined : JSON.stringify(question);
