import type { ReportField } from '@husrum/contract/report';
import type { Filter } from './question.schema';

/** What the report asks: kept in the address, so that reload, back and a sent link show the same. */
export interface Question {
  readonly model: string | null;
  readonly relationships: readonly string[];
  /** In the order of the columns. */
  readonly fields: readonly string[];
  readonly filters: readonly Filter[];
}

export const blank: Question = { model: null, relationships: [], fields: [], filters: [] };

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
