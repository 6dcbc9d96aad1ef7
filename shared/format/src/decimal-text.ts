const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * Whether the text is a decimal number: `-12345678901234567.89`. Numbers with more digits than a binary float holds exactly
 * travel so, and `Intl.NumberFormat` formats them to the last digit.
 */
export const isDecimalText = (text: string): text is `${number}` => DECIMAL.test(text);
