import type { ReactNode } from 'react';
import type { FilterValue } from './table-state';

export interface FilterOption {
  value: string | number | boolean;
  label: string;
}

interface Named<N extends string> {
  name: N;
  label: string;
}
interface TextFilter<N extends string> extends Named<N> {
  placeholder?: string;
}
interface ChoiceFilter<N extends string> extends Named<N> {
  options: readonly FilterOption[];
  multiple?: boolean;
}
interface OwnFilter<N extends string> extends Named<N> {
  /** For dates and pickers: draw the input; `chip` says what was chosen. */
  render: (value: FilterValue | undefined, choose: (value: FilterValue | undefined) => void) => ReactNode;
  chip?: (value: FilterValue) => string;
}
export type FilterField<N extends string = string> = TextFilter<N> | ChoiceFilter<N> | OwnFilter<N>;

const asList = (value: FilterValue): readonly (string | number | boolean)[] =>
  typeof value === 'object' ? value : [value];

/** `Status: Betald, Förfallen`. */
export const chipText = (field: FilterField, value: FilterValue): string => {
  if ('render' in field) return `${field.label}: ${field.chip?.(value) ?? String(value)}`;
  const options = 'options' in field ? field.options : [];
  const texts = asList(value).map(
    (item) => options.find((option) => String(option.value) === String(item))?.label ?? String(item),
  );
  return `${field.label}: ${texts.join(', ')}`;
};
