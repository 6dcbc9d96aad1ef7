import { type ReportField, reportFilter } from '@husrum/contract';
import * as yup from 'yup';

export type Filter = yup.InferType<typeof reportFilter>;

/** What the report asks: kept in the address, so that reload, back and a sent link show the same. */
export interface Question {
  readonly model: string | null;
  readonly relationships: readonly string[];
  /** In the order of the columns. */
  readonly fields: readonly string[];
  readonly filters: readonly Filter[];
}

export const blank: Question = { model: null, relationships: [], fields: [], filters: [] };

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

/** The part of the question that the chosen sources can answer. Taking a relationship away and back loses nothing. */
export const answerable = (question: Question, known: readonly ReportField[]): Question => {
  const keys = new Set(known.map(({ key }) => key));
  return {
    ...question,
    fields: question.fields.filter((key) => keys.has(key)),
    filters: question.filters.filter(({ field }) => keys.has(field)),
  };
};

export const isComplete = ({ model, fields }: Question): boolean => model !== null && fields.length > 0;

/** The list with the item at one place moved to another. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_item, at) => at !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};
