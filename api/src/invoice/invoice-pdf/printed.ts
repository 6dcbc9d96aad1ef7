import { kronorOfOre } from '@husrum/format';

const twoDecimals = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const upToFour = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 4 });

/** An amount in a column: `8 500,00`. */
export const printedAmount = (ore: number): string => twoDecimals.format(ore / 100 + 0);
/** An amount that stands alone: `9 162 kr`. */
export const printedKronor = kronorOfOre;
export const printedQuantity = (quantity: number, unit: string): string =>
  unit === '' ? upToFour.format(quantity) : `${upToFour.format(quantity)} ${unit}`;
export const printedRate = (rate: number): string => (rate === 0 ? 'Momsfri' : `${rate} %`);
/** A reference in groups that the eye can follow: `2026 1100 4229`. */
export const printedOcr = (ocr: string): string => ocr.replace(/(?<=\d)(?=(\d{4})+$)/g, ' ');
