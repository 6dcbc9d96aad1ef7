import {
  conditionsByFieldType,
  type ReportCondition,
  type ReportField,
  type ReportFieldType,
  takesNoValue,
} from '@husrum/contract/report';
import { formatCell } from './cell.rules';
import { getConditionLabel } from './condition.rules';
import type { ReportFilter } from './report-definition.rules';

/** A filter that the user is building. */
export interface FilterDraft {
  readonly field: ReportField | null;
  readonly condition: ReportCondition | null;
  readonly value: ReportFilter['value'];
}
export const emptyFilterDraft: FilterDraft = { field: null, condition: null, value: null };

/** Starts a draft for a field, with the first condition of its type and no value. */
export const createFilterDraft = (field: ReportField): FilterDraft => ({
  field,
  condition: conditionsByFieldType[field.type][0] ?? null,
  value: null,
});

export type ValueEditor = 'none' | 'text' | 'number' | 'date' | 'boolean' | 'enum';
const editorByFieldType: Readonly<Record<ReportFieldType, ValueEditor>> = {
  text: 'text',
  email: 'text',
  number: 'number',
  datetime: 'date',
  boolean: 'boolean',
  enum: 'enum',
};
/** The kind of input that edits the value. `like` and `not_like` take a text for every type. */
export const getValueEditor = ({ field, condition }: FilterDraft): ValueEditor => {
  if (!field || !condition || takesNoValue(condition)) return 'none';
  return condition === 'like' || condition === 'not_like' ? 'text' : editorByFieldType[field.type];
};

const hasValue = (value: FilterDraft['value']): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'number' ? Number.isFinite(value) : value !== null;
};

/** The filter of a draft; null until it has a field, a condition, and a value if the condition takes one. */
export const toReportFilter = ({ field, condition, value }: FilterDraft): ReportFilter | null => {
  if (!field || !condition) return null;
  if (takesNoValue(condition)) return { field: field.key, operator: condition, value: null };
  if (!hasValue(value)) return null;
  return { field: field.key, operator: condition, value: typeof value === 'string' ? value.trim() : value };
};

/** Formats a filter, such as `Primär hyresgäst: Namn innehåller Åsa`. `options` contains the labels of an enum field by key. */
export const formatFilter = (
  { operator, value }: ReportFilter,
  { label, type, decimals }: ReportField,
  options: ReadonlyMap<string, string>,
): string => {
  const condition = getConditionLabel(type, operator);
  if (takesNoValue(operator)) return `${label} ${condition}`;
  const optionLabel = typeof value === 'string' ? options.get(value) : undefined;
  return `${label} ${condition} ${optionLabel ?? formatCell(value, { decimals })}`;
};
