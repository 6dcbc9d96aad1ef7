// These are the ranges of dates and amounts that every call accepts, so that all sums stay exact: 2^53 öre are 90 071 992 547
// 409 kr.

/** The earliest date that a field accepts, YYYY-MM-DD. */
export const MIN_DATE = '1950-01-01';
/** The latest date that a field accepts, YYYY-MM-DD. */
export const MAX_DATE = '2199-12-31';

/** SEK, for one price, payment, add-on or invoice row. */
export const MAX_AMOUNT_SEK = 1_000_000_000;
/** SEK, for the rent of one payment interval, or for the rent per m². */
export const MAX_FEE_SEK = 100_000_000;
/** SEK, for the rent per m² times the object's area. */
export const MAX_RENT_SEK = 1_000_000_000;
/** The quantity of one invoice row. */
export const MAX_QUANTITY = 100_000;
