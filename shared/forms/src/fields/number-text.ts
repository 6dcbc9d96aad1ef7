import { parseAmount } from '@husrum/format';

const formats = new Map<number, Intl.NumberFormat>();
const formatOf = (decimals: number): Intl.NumberFormat => {
  const known = formats.get(decimals) ?? new Intl.NumberFormat('sv-SE', { maximumFractionDigits: decimals });
  formats.set(decimals, known);
  return known;
};

/** A value as it stands in the field: `8 500,5`. What is no number stays as typed. */
export const textOfNumber = (value: unknown, decimals: number): string =>
  typeof value === 'number' && Number.isFinite(value) ? formatOf(decimals).format(value) : '';

/** What was typed: a number, nothing, or NaN, which every number schema refuses with its own text. */
export const numberOfText = (text: string): number | null => {
  if (text.trim() === '') return null;
  return parseAmount(text) ?? Number.NaN;
};
