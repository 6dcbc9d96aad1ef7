import { columnLetters, escapeXml } from '@husrum/api-platform';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { CellRange, SheetLimits } from './read-sheet.types';
import { SheetError } from './sheet-error';

type Tag = Pick<SaxesTagPlain, 'name' | 'attributes'>;

export interface SheetCells {
  /**
   * The sheet with nothing but its filled cells, below a first row with its name: the reader does not tell from which file its
   * rows come. Errors of formulas are texts: `#REF!`.
   */
  readonly xml: string;
  /** The cells whose formula no program has calculated. They are not in `xml`. */
  readonly uncalculated: readonly CellRange[];
  readonly merged: readonly CellRange[];
}

interface OpenCell {
  readonly at: CellRange;
  readonly type: string;
  readonly style: string | undefined;
  isFilled: boolean;
  hasFormula: boolean;
  /** The cells that the formula fills, if there are several. */
  formulaRange: CellRange | undefined;
  value: string | undefined;
  inlineText: string | undefined;
}

const REFERENCE = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/;

const columnIndex = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Reads `B7`. Throws `SheetError` for anything else. */
const readReference = (reference: string | undefined): CellRange => {
  const match = REFERENCE.exec(reference ?? '');
  if (match === null) throw new SheetError('unreadable');
  const [left, top] = [columnIndex(match[1] ?? ''), Number(match[2]) - 1];
  return { top, left, bottom: top, right: left };
};

/** Reads `B7:C9`, or `B7` for one cell. */
const readRange = (reference: string | undefined): CellRange => {
  const [start, end = start] = (reference ?? '').split(':', 2);
  const { top, left } = readReference(start);
  const { bottom, right } = readReference(end);
  return { top, left, bottom, right };
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Formulas whose results fill several cells, of which only the first has the formula. */
const FORMULAS_OF_RANGES: ReadonlySet<string | undefined> = new Set(['array', 'dataTable']);

/**
 * Whether a program has calculated the formula of the cell. A program that writes formulas without calculating them leaves the value
 * out, or empty. A calculated text may be empty.
 */
const isCalculated = ({ type, value }: OpenCell): boolean =>
  value !== undefined && (value !== '' || type === 'str');

const inlineCellXml = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;

/** The day of a date in ISO form, as it is written: with a time of day the reader takes it for local time. */
const dayOf = (date: string): string => /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(date)?.[0] ?? date;

const toXml = ({ at, type, style, value, inlineText }: OpenCell): string => {
  const reference = `${columnLetters(at.left)}${at.top + 2}`;
  if (type === 'inlineStr') return inlineCellXml(reference, inlineText ?? '');
  const text = type === 'e' ? value || '#VALUE!' : type === 'd' ? dayOf(value ?? '') : (value ?? '');
  if (text === '') return '';
  const styled = style === undefined ? '' : ` s="${escapeXml(style)}"`;
  return `<c r="${reference}" t="${escapeXml(type === 'e' ? 'str' : type)}"${styled}><v>${escapeXml(text)}</v></c>`;
};

/** Keeps the ranges that a sheet within the limits can have: they do not overlap, so they have no more cells than it. */
const createRanges = ({ maxRow, maxColumn }: SheetLimits) => {
  const ranges: CellRange[] = [];
  let cells = 0;
  return {
    ranges,
    add: ({ top, left, bottom, right }: CellRange): void => {
      const range = {
        top,
        left,
        bottom: Math.min(bottom, maxRow - 1),
        right: Math.min(right, maxColumn - 1),
      };
      const [height, width] = [range.bottom - top + 1, range.right - left + 1];
      if (height <= 0 || width <= 0) return;
      cells += height * width;
      if (cells > maxRow * maxColumn) throw new SheetError('unreadable');
      ranges.push(range);
    },
  };
};

/**
 * Reads which cells of a sheet have values and which have formulas, before a reader that fills the gaps between them reads the
 * values: one cell far away would fill its memory. Empty cells outside the limits are harmless and common. With `isStale` the workbook
 * says that its values are to be calculated anew, so those of formulas cannot be relied on. Throws `SheetError`.
 */
export const readSheetCells = (
  content: string,
  limits: SheetLimits,
  { name, isStale }: { readonly name: string; readonly isStale: boolean },
): SheetCells => {
  const parser = new SaxesParser();
  const uncalculated = createRanges(limits);
  const merged = createRanges(limits);
  const rows = [`<row r="1">${inlineCellXml('A1', name)}</row>`];
  let row = { index: -1, xml: '' };
  let cell: OpenCell | undefined;
  /** The names of the open elements within a cell. */
  const path: string[] = [];

  const fail = (): never => {
    throw new SheetError('unreadable');
  };
  const closeRow = (): void => {
    if (row.xml !== '') rows.push(`<row r="${row.index + 2}">${row.xml}</row>`);
  };
  const openCell = ({ attributes }: Tag): void => {
    cell = {
      at: readReference(attributes.r),
      type: attributes.t ?? 'n',
      style: attributes.s,
      isFilled: false,
      hasFormula: false,
      formulaRange: undefined,
      value: undefined,
      inlineText: undefined,
    };
  };
  const openInCell = (open: OpenCell, element: string, { attributes }: Tag): void => {
    open.isFilled = true;
    if (element === 'v') open.value = '';
    else if (element === 'is') open.inlineText = '';
    else if (element === 'f') {
      open.hasFormula = true;
      if (FORMULAS_OF_RANGES.has(attributes.t)) open.formulaRange = readRange(attributes.ref);
    }
  };
  const closeCell = (closed: OpenCell): void => {
    cell = undefined;
    if (!closed.isFilled) return;
    const { at, hasFormula } = closed;
    if (at.top >= limits.maxRow) throw new SheetError('tooManyRows');
    if (at.left >= limits.maxColumn) throw new SheetError('tooManyColumns');
    if (hasFormula && (isStale || !isCalculated(closed))) {
      uncalculated.add(closed.formulaRange ?? at);
      return;
    }
    if (at.top !== row.index) {
      closeRow();
      row = { index: at.top, xml: '' };
    }
    row.xml += toXml(closed);
  };
  const addText = (text: string): void => {
    if (cell === undefined) return;
    if (path.at(-1) === 'v') cell.value += text;
    // A phonetic guide, in `rPh`, is not part of the text.
    else if (path.at(-1) === 't' && path[0] === 'is' && !path.includes('rPh')) cell.inlineText += text;
  };

  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('opentag', (tag) => {
    const element = localName(tag.name);
    if (cell !== undefined) {
      openInCell(cell, element, tag);
      path.push(element);
    } else if (element === 'c') openCell(tag);
    else if (element === 'mergeCell') merged.add(readRange(tag.attributes.ref));
  });
  parser.on('closetag', () => {
    if (path.pop() === undefined && cell !== undefined) closeCell(cell);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(content).close();
  closeRow();
  return {
    xml: `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    uncalculated: uncalculated.ranges,
    merged: merged.ranges,
  };
};

const YES: ReadonlySet<string | undefined> = new Set(['1', 'true', 'on']);
const NO: ReadonlySet<string | undefined> = new Set(['0', 'false', 'off']);

/**
 * Whether the workbook, `xl/workbook.xml`, says that the values of its formulas are to be calculated when it is opened, or were not
 * when it was saved. Programs that write formulas without calculating them say so, and write no value, or 0.
 */
export const hasStaleValues = (content: string): boolean => {
  const parser = new SaxesParser();
  let isStale = false;
  parser.on('error', () => {
    throw new SheetError('unreadable');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (localName(name) !== 'calcPr') return;
    isStale = YES.has(attributes.fullCalcOnLoad) || NO.has(attributes.calcCompleted);
  });
  parser.write(content).close();
  return isStale;
};
