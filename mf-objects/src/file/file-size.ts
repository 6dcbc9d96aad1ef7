const units = ['kB', 'MB', 'GB'] as const;
const numberFormat = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 });

/** A size in bytes as text with a decimal unit: 1 536 000 is `1,5 MB`. */
export const formatFileSize = (bytes: number): string => {
  const exponent = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return `${numberFormat.format(Math.max(bytes / 1000 ** exponent, 0.1))}\u00a0${units[exponent - 1]}`;
};
