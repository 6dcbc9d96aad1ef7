import { isLocalDate, kronor, type Month, startOfMonth } from '@husrum/format';

/** Whole percent, never 100 while something is vacant. */
export const occupancyPercent = (occupied: number, rentable: number): number =>
  rentable === 0 ? 0 : Math.floor((occupied / rentable) * 100);

/** A month as it stands in the address, unless it is none. */
export const knownMonth = (text: string | undefined): Month | undefined =>
  text !== undefined && /^\d{4}-\d\d$/.test(text) && isLocalDate(startOfMonth(text)) ? text : undefined;

/** Sums of a whole portfolio: öre would only be in the way. */
export const wholeKronor = (sek: number): string => kronor(Math.round(sek));
