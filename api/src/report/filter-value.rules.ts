import { type ReportCondition, type reportFilter, takesNoValue } from '@husrum/contract/report';
import { isLocalDate, parseAmount } from '@husrum/format';
import type { InferType } from 'yup';
import type { ReportColumn } from './model';

export type Filter = InferType<typeof reportFilter>;
type Given = Filter['value'];

/** The value as the database compares it, or what is wrong with it. */
export type FilterValue = { readonly value: string | number | boolean | null } | { readonly refused: string };

const isText = (condition: ReportCondition): boolean => condition === 'like' || condition === 'not_like';

const textOf = (given: Given): FilterValue => {
  const value = String(given ?? '').trim();
  return value === '' ? { refused: 'Ange ett värde' } : { value };
};
const numberOf = (given: Given): FilterValue => {
  const value = typeof given === 'string' ? parseAmount(given) : given;
  return typeof value === 'number' && Number.isFinite(value) ? { value } : { refused: 'Ange ett tal' };
};
const dayOf = (given: Given): FilterValue =>
  typeof given === 'string' && isLocalDate(given)
    ? { value: given }
    : { refused: 'Ange ett datum som ÅÅÅÅ-MM-DD' };
const flagOf = (given: Given): FilterValue =>
  given === true || given === 'true'
    ? { value: true }
    : given === false || given === 'false'
      ? { value: false }
      : { refused: 'Välj Ja eller Nej' };
const choiceOf = (given: Given, options: Readonly<Record<string, string>>): FilterValue =>
  typeof given === 'string' && Object.hasOwn(options, given)
    ? { value: given }
    : { refused: 'Välj ett värde' };

export const filterValue = (column: ReportColumn, condition: ReportCondition, given: Given): FilterValue => {
  if (takesNoValue(condition)) return { value: null };
  if (isText(condition)) return textOf(given);
  switch (column.type) {
    case 'number':
      return numberOf(given);
    case 'datetime':
      return dayOf(given);
    case 'boolean':
      return flagOf(given);
    case 'enum':
      return choiceOf(given, column.options ?? {});
    default:
      return textOf(given);
  }
};
