const numberFormat = new Intl.NumberFormat('sv-SE');

/** A number with grouped digits: 1250 gives `1 250` with U+00A0. */
export const formatNumber = (value: number): string => numberFormat.format(value);

/** The form of a word that fits the number: `hyresavi` for 1, else `hyresavier`. */
export const pluralize = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** A number with its word: `1 hyresavi`, `1 250 hyresavier`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${pluralize(count, one, many)}`;
