import type { ChartGroup } from './chart-groups.rules';

/** The decimals of a value if their number is not known. */
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

const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, Math.max(1, length - 1)).trimEnd()}…` : text;

/** Keeps the beginning, and twice as much of the end, because labels often differ there. */
const truncateMiddle = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const start = Math.ceil((length - 1) / 3);
  const end = Math.max(1, length - 1 - start);
  // Parts of a label are separated by a middle dot.
  return `${text.slice(0, start).trimEnd()}…${text.slice(-end).replace(/^[ ·]+/, '')}`;
};

/** Shortens labels at the end, or in the middle if different ones would look the same. */
export const truncateLabels = (labels: readonly string[], length: number): string[] => {
  const truncated = labels.map((label) => truncate(label, length));
  const isUnambiguous = new Set(truncated).size === new Set(labels).size;
  return isUnambiguous ? truncated : labels.map((label) => truncateMiddle(label, length));
};

/** In characters. */
export const longestLength = (texts: readonly string[]): number =>
  texts.reduce((longest, text) => Math.max(longest, text.length), 0);

export const describeGroup = ({ label, value }: ChartGroup<string>, decimals: number | null): string =>
  `${label}: ${value === null ? '–' : formatValue(value, decimals)}`;
