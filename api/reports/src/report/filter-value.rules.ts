import { type ReportCondition, type reportFilter, takesNoValue } from '@husrum/contract/report';
import { isLocalDate, parseAmount } from '@husrum/format';
import type { InferType } from 'yup';
import { reportErrors } from './report.texts';
import type { ReportColumn } from './report-model.types';

export type ReportFilter = InferType<typeof reportFilter>;
type InputValue = ReportFilter['value'];

/** The value to compare with, or a field error. */
export type ParsedFilterValue =
  | { readonly value: string | number | boolean | null }
  | { readonly error: string };

const isTextCondition = (condition: ReportCondition): boolean =>
  condition === 'like' || condition === 'not_like';

const parseText = (input: InputValue): ParsedFilterValue => {
  // JSON can contain an object, which is not a text.
  const value = typeof input === 'object' ? '' : String(input ?? '').trim();
  return value === '' ? { error: reportErrors.noValue } : { value };
};
const parseNumber = (input: InputValue): ParsedFilterValue => {
  const value = typeof input === 'string' ? parseAmount(input) : input;
  return typeof value === 'number' && Number.isFinite(value) ? { value } : { error: reportErrors.noNumber };
};
const parseDate = (input: InputValue): ParsedFilterValue =>
  typeof input === 'string' && isLocalDate(input) ? { value: input } : { error: reportErrors.noDate };
const parseBoolean = (input: InputValue): ParsedFilterValue => {
  if (input === true || input === 'true') return { value: true };
  if (input === false || input === 'false') return { value: false };
  return { error: reportErrors.noBoolean };
};
const parseOption = (input: InputValue, options: Readonly<Record<string, string>>): ParsedFilterValue =>
  typeof input === 'string' && Object.hasOwn(options, input)
    ? { value: input }
    : { error: reportErrors.noOption };

export const parseFilterValue = (
  column: ReportColumn,
  condition: ReportCondition,
  input: InputValue,
): ParsedFilterValue => {
  if (takesNoValue(condition)) return { value: null };
  if (isTextCondition(condition)) return parseText(input);
  switch (column.type) {
    case 'number':
      return parseNumber(input);
    case 'datetime':
      return parseDate(input);
    case 'boolean':
      return parseBoolean(input);
    case 'enum':
      return parseOption(input, column.options ?? {});
    default:
      return parseText(input);
  }
};
