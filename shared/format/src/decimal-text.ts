const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * Whether the text is a decimal number: `-12345678901234567.89`. Numbers with more digits than a JavaScript number can
 * represent exactly are sent as such text, and `Intl.NumberFormat` formats it to the last digit.
 */
export const isDecimalText = (text: string): text is `${number}` => DECIMAL.test(text);
