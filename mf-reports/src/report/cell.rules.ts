export type Cell = string | number | boolean | null;

const LONGEST = 100;
const number = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 });

/** A value as people read it. */
export const cellText = (cell: Cell): string => {
  if (cell === null || cell === '') return '–';
  if (typeof cell === 'boolean') return cell ? 'Ja' : 'Nej';
  return typeof cell === 'number' ? number.format(cell) : cell;
};

/** Long texts are cut, so that one row stays one row. */
export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
