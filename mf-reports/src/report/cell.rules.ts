import { reportTexts } from './report.texts';

export type CellValue = string | number | boolean | null;

const MAX_LENGTH = 100;
const numberFormat = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 });

/** Formats a cell value for display: `Ja`, `8 500,5`, `–` for an empty one. */
export const formatCell = (cell: CellValue): string => {
  if (cell === null || cell === '') return '–';
  if (typeof cell === 'boolean') return cell ? reportTexts.yes : reportTexts.no;
  return typeof cell === 'number' ? numberFormat.format(cell) : cell;
};

/** Truncates long texts, so that a row takes one line. */
export const truncateText = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;
