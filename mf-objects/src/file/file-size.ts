const units = ['kB', 'MB', 'GB'] as const;
const numberFormat = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 });

/** The smallest size that is shown, in kB: with one decimal a smaller one would be 0. */
const SMALLEST_SIZE = 0.1;

/** A size in bytes as text with a decimal unit: 1 536 000 is `1,5 MB`. */
export const formatFileSize = (bytes: number): string => {
  const thousandsExponent = Math.floor(Math.log10(Math.max(bytes, 1)) / 3);
  const exponent = Math.min(units.length, Math.max(1, thousandsExponent));
  const size = Math.max(bytes / 1000 ** exponent, SMALLEST_SIZE);
  return `${numberFormat.format(size)}\u00a0${units[exponent - 1]}`;
};
