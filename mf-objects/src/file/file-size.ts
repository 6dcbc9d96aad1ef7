const units = ['kB', 'MB', 'GB'] as const;
const number = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 });

/** 1 536 000 bytes are `1,5 MB`. */
export const fileSize = (bytes: number): string => {
  const steps = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  return `${number.format(Math.max(bytes / 1000 ** steps, 0.1))}\u00a0${units[steps - 1]}`;
};
