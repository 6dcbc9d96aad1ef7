/** The last row that Excel itself can have. */
const LAST_ROW = 1_048_576;

const TAG = /<(?:[^\s<>/:]+:)?(c|row)(?=[\s/>])([^>]*)>/g;
const ATTRIBUTES = /^(?:\s+[\w:.-]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*'))*\s*\/?$/;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*["]([^"]*)["]|([\w:.-]+)\s*=\s*[']([^']*)[']/g;
const CELL = /^([A-Z]{1,3})([1-9]\d{0,6})$/;

const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** The values of the attribute `r`: the position. */
const positionsIn = (attributes: string): string[] =>
  [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name, value, otherName, otherValue]) =>
    (name ?? otherName) === 'r' ? [value ?? otherValue ?? ''] : [],
  );

export interface SheetLimits {
  readonly maxRow: number;
  readonly maxColumn: number;
}

/** `unreadable` for XML that spreadsheet programs do not write, `tooLarge` for a filled cell outside the limits. */
export type SheetSizeProblem = 'unreadable' | 'tooLarge';

/**
 * Checks the positions of the cells of a sheet before it is read: the reader fills the gaps between them, so that one cell
 * far away would fill the memory. Empty cells outside the limits are harmless and common.
 */
export const findSheetSizeProblem = (
  xml: string,
  { maxRow, maxColumn }: SheetLimits,
): SheetSizeProblem | undefined => {
  for (const [, tag, attributes = ''] of xml.matchAll(TAG)) {
    if (!ATTRIBUTES.test(attributes)) return 'unreadable';
    const [reference, ...others] = positionsIn(attributes);
    if (others.length > 0) return 'unreadable';
    if (tag === 'row') {
      if (reference !== undefined && !(Number(reference) >= 1 && Number(reference) <= LAST_ROW))
        return 'unreadable';
      continue;
    }
    const cell = CELL.exec(reference ?? '');
    if (cell === null) return 'unreadable';
    const isEmpty = attributes.endsWith('/');
    if (!isEmpty && (Number(cell[2]) > maxRow || columnNumber(cell[1] ?? '') > maxColumn)) return 'tooLarge';
  }
  return undefined;
};
