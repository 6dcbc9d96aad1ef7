import type { ReactNode } from 'react';
import type { FilterValue } from './table-state';

export interface FilterOption {
  value: string | number | boolean;
  label: string;
}

interface BaseFilter<N extends string> {
  name: N;
  label: string;
}
interface TextFilter<N extends string> extends BaseFilter<N> {
  placeholder?: string;
}
interface ChoiceFilter<N extends string> extends BaseFilter<N> {
  options: readonly FilterOption[];
  multiple?: boolean;
}
interface CustomFilter<N extends string> extends BaseFilter<N> {
  /** Renders the input, for example a date picker. `chip` formats the value for the chip. */
  render: (value: FilterValue | undefined, onChange: (value: FilterValue | undefined) => void) => ReactNode;
  chip?: (value: FilterValue) => string;
}
export type FilterField<N extends string = string> = TextFilter<N> | ChoiceFilter<N> | CustomFilter<N>;

const toList = (value: FilterValue): readonly (string | number | boolean)[] =>
  typeof value === 'object' ? value : [value];

/** The text of a filter's chip: `Status: Betald, Förfallen`. */
export const chipText = (field: FilterField, value: FilterValue): string => {
  if ('render' in field) return `${field.label}: ${field.chip?.(value) ?? String(value)}`;
  const options = 'options' in field ? field.options : [];
  const texts = toList(value).map(
    (item) => options.find((option) => String(option.value) === String(item))?.label ?? String(item),
  );
  return `${field.label}: ${texts.join(', ')}`;
};
