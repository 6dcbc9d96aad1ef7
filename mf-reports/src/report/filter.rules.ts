import {
  conditionsOf,
  type ReportCondition,
  type ReportField,
  type ReportFieldType,
  takesNoValue,
} from '@husrum/contract/report';
import { cellText } from './cell.rules';
import { conditionText } from './condition.texts';
import type { Filter } from './question.schema';

/** A filter on its way: what is chosen so far. */
export interface Draft {
  readonly field: ReportField | null;
  readonly condition: ReportCondition | null;
  readonly value: Filter['value'];
}
export const emptyDraft: Draft = { field: null, condition: null, value: null };

/** Another field begins with its most usual condition and no value. */
export const draftOf = (field: ReportField): Draft => ({
  field,
  condition: conditionsOf[field.type][0] ?? null,
  value: null,
});

export type Editor = 'none' | 'text' | 'number' | 'day' | 'flag' | 'choice';
const editors: Readonly<Record<ReportFieldType, Editor>> = {
  text: 'text',
  email: 'text',
  number: 'number',
  datetime: 'day',
  boolean: 'flag',
  enum: 'choice',
};
/** How the value is asked for. A part of something is always a text. */
export const editorOf = ({ field, condition }: Draft): Editor => {
  if (!field || !condition || takesNoValue(condition)) return 'none';
  return condition === 'like' || condition === 'not_like' ? 'text' : editors[field.type];
};

const hasValue = (value: Draft['value']): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'number'
      ? Number.isFinite(value)
      : value !== null;

/** The filter, once a field and either a value or a condition without one are chosen. */
export const filterOf = ({ field, condition, value }: Draft): Filter | null => {
  if (!field || !condition) return null;
  if (takesNoValue(condition)) return { field: field.key, operator: condition, value: null };
  if (!hasValue(value)) return null;
  return { field: field.key, operator: condition, value: typeof value === 'string' ? value.trim() : value };
};

/** `Primär hyresgäst: Namn innehåller Åsa`. `options`: what the codes of an enum are called. */
export const filterText = (
  { operator, value }: Filter,
  { label, type }: ReportField,
  options: ReadonlyMap<string, string>,
): string => {
  const condition = conditionText(type, operator);
  if (takesNoValue(operator)) return `${label} ${condition}`;
  const told = typeof value === 'string' ? options.get(value) : undefined;
  return `${label} ${condition} ${told ?? cellText(value)}`;
};
