import { parseAmount } from '@husrum/format';

const formats = new Map<number, Intl.NumberFormat>();
const getFormat = (decimals: number): Intl.NumberFormat => {
  const format = formats.get(decimals) ?? new Intl.NumberFormat('sv-SE', { maximumFractionDigits: decimals });
  formats.set(decimals, format);
  return format;
};

/** The text of a number field: `8 500,5`. Empty for anything but a finite number. */
export const formatNumber = (value: unknown, decimals: number): string =>
  typeof value === 'number' && Number.isFinite(value) ? getFormat(decimals).format(value) : '';

/** The number that was typed, null for an empty text, or NaN, which every number schema rejects with its own message. */
export const parseNumber = (text: string): number | null => {
  if (text.trim() === '') return null;
  return parseAmount(text) ?? Number.NaN;
};
