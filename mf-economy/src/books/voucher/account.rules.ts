/** Accounts have four digits, and none begins with a zero. */
export const isAccount = (number: number): boolean =>
  Number.isInteger(number) && number >= 1000 && number <= 9999;
