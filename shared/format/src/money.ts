const kronorFormat = new Intl.NumberFormat('sv-SE', {
  style: 'currency',
  currency: 'SEK',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * SEK to whole öre, half away from zero; exact for every amount with at most two decimals.
 * Throws RangeError for NaN, infinity and amounts beyond 2^53 öre.
 */
export const toOre = (sek: number): number => {
  const ore = Math.sign(sek) * Math.round(Math.abs(sek) * 100);
  if (!Number.isSafeInteger(ore)) throw new RangeError(`Not an amount: ${sek}`);
  return ore + 0; // -0 becomes 0
};

/** Whole öre to SEK as a decimal number, as in JSON. */
export const fromOre = (ore: number): number => ore / 100;

/** SEK for display: `8 500 kr`, `8 500,50 kr`, `−1 234,56 kr`, with U+00A0 and U+2212. */
export const formatKronor = (sek: number): string => kronorFormat.format(sek + 0);

/** Whole öre for display: 850050 gives `8 500,50 kr`. */
export const formatOre = (ore: number): string => formatKronor(fromOre(ore));

/** SEK for copying into a bank or a spreadsheet: `8500,50`, `-1234,56`; plain ASCII, two decimals, `8500` when whole. */
export const formatPlainAmount = (sek: number): string => {
  const ore = toOre(sek);
  return (ore % 100 === 0 ? String(ore / 100) : (ore / 100).toFixed(2)).replace('.', ',');
};
