import { parseAmount } from '@husrum/format';

const formats = new Map<string, Intl.NumberFormat>();
const getFormat = (decimals: number, useGrouping: boolean): Intl.NumberFormat => {
  const key = `${decimals} ${useGrouping}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat('sv-SE', { maximumFractionDigits: decimals, useGrouping });
  formats.set(key, format);
  return format;
};

/**
 * The text of a number field: `8 500,5`, or without grouping `1962`. The result is empty for anything but a finite number.
 */
export const formatInputNumber = (value: unknown, decimals: number, useGrouping = true): string =>
  typeof value === 'number' && Number.isFinite(value) ? getFormat(decimals, useGrouping).format(value) : '';

/** The number that was typed, null for an empty text, or NaN, which every number schema rejects with its own message. */
export const parseNumber = (text: string): number | null => {
  if (text.trim() === '') return null;
  return parseAmount(text) ?? Number.NaN;
};
