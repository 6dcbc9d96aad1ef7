import { formatKronor, isLocalDate, type Month, startOfMonth } from '@husrum/format';

/** Whole percent, rounded down, so that 100 means fully let. */
export const calculateOccupancyPercent = (occupied: number, rentable: number): number =>
  rentable === 0 ? 0 : Math.floor((occupied / rentable) * 100);

/** Reads `YYYY-MM` from the query string; undefined if it is not a month. */
export const parseMonth = (text: string | undefined): Month | undefined =>
  text !== undefined && /^\d{4}-\d\d$/.test(text) && isLocalDate(startOfMonth(text)) ? text : undefined;

/** Paid share of the billed amount in whole percent, rounded down, so that 100 means fully paid. */
export const calculatePaidPercent = (billed: number, paid: number): number =>
  billed <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((paid / billed) * 100)));

/** Formats the sum of many leases without öre. */
export const formatWholeKronor = (sek: number): string => formatKronor(Math.round(sek));
