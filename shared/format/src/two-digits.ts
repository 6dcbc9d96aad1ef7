/** A number with a leading zero when it has one digit: 7 gives `07`. */
export const twoDigits = (value: number | string): string => String(value).padStart(2, '0');
