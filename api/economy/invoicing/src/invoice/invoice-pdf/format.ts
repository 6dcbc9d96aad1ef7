import { invoicePdfTexts } from './invoice-pdf.texts';

const twoDecimals = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const upToFourDecimals = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 4 });

/** An amount in a column: `8 500,00`. `+ 0` makes -0 a 0. */
export const formatAmount = (ore: number): string => twoDecimals.format(ore / 100 + 0);
export const formatQuantity = (quantity: number, unit: string): string =>
  unit === '' ? upToFourDecimals.format(quantity) : `${upToFourDecimals.format(quantity)} ${unit}`;
export const formatTaxRate = (rate: number): string => (rate === 0 ? invoicePdfTexts.vatExempt : `${rate} %`);
/** An OCR number in groups of four: `2026 1100 4229`. */
export const formatOcr = (ocr: string): string => ocr.replace(/(?<=\d)(?=(\d{4})+$)/g, ' ');
