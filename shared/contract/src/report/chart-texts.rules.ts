import type { ChartGroup } from './report-chart.rules';

export const MAX_DECIMALS = 4;
/** The width of a character, as a share of the font size: that of the widest font that a screen falls back to. */
export const CHARACTER_WIDTH = 0.63;
export const MAX_LABEL_CHARACTERS = 24;

const formats = new Map<number, Intl.NumberFormat>();
export const formatValue = (value: number, decimals: number | null): string => {
  const digits = decimals ?? MAX_DECIMALS;
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat('sv-SE', {
      minimumFractionDigits: Math.min(digits, 2),
      maximumFractionDigits: digits,
      trailingZeroDisplay: 'stripIfInteger',
    });
  formats.set(digits, format);
  return format.format(value);
};

export const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, Math.max(1, length - 1)).trimEnd()}…` : text;

export const longestLength = (texts: readonly string[]): number =>
  texts.reduce((longest, text) => Math.max(longest, text.length), 0);

export const describeGroup = ({ label, value }: ChartGroup<string>, decimals: number | null): string =>
  `${label}: ${value === null ? '–' : formatValue(value, decimals)}`;
