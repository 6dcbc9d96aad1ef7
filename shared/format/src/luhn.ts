/** The sum of the 10-modul: weights 1, 2 from the right, two-digit products summed digit by digit. */
const sum = (digits: string): number =>
  [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (1 + (index % 2));
    return total + (product > 9 ? product - 9 : product);
  }, 0);

/** Whether digits end with their right check digit. False for anything but digits. */
export const isLuhn = (digits: string): boolean => /^\d{2,}$/.test(digits) && sum(digits) % 10 === 0;

/** The check digit to put after digits: `10234` gives `3`. */
export const luhnDigit = (digits: string): string => String((10 - (sum(`${digits}0`) % 10)) % 10);
