/** The sum of the Luhn algorithm: weights 1, 2, 1, 2 … from the right, with the digits of two-digit products added. */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (1 + (index % 2));
    return total + (product > 9 ? product - 9 : product);
  }, 0);

/** Whether the last digit is the correct check digit. The result is false for anything but digits. */
export const isLuhn = (digits: string): boolean => /^\d{2,}$/.test(digits) && luhnSum(digits) % 10 === 0;

/** The check digit to append: `10234` gives `3`. */
export const luhnDigit = (digits: string): string => String((10 - (luhnSum(`${digits}0`) % 10)) % 10);
