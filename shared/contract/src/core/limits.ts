// The ranges of dates and amounts that every call accepts, so that all sums stay exact: 2^53 öre are 90 071 992 547 409 kr.

/** The earliest and latest date that a field accepts, YYYY-MM-DD. No lease begins earlier or ends later. */
export const MIN_DATE = '1950-01-01';
export const MAX_DATE = '2199-12-31';

/** SEK: one price, payment, add-on or row. */
export const MAX_AMOUNT_SEK = 1_000_000_000;
/** SEK: the rent of an interval, or the price per m². */
export const MAX_FEE_SEK = 100_000_000;
/** SEK: the price per m² times the object's area. */
export const MAX_RENT_SEK = 1_000_000_000;
export const MAX_QUANTITY = 100_000;
