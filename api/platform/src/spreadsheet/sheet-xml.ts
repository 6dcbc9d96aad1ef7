import { cellXml, columnLetters, escapeXml } from './cell-xml.rules';
import type { CellValue, ColumnKind, SheetColumn, SheetRow } from './sheet.types';
import { HEADER_STYLE } from './styles-xml';

const minWidthByKind: Readonly<Record<ColumnKind, number>> = {
  text: 10,
  number: 10,
  kr: 14,
  date: 11,
  boolean: 8,
};
const MAX_WIDTH = 60;
const PADDING = 2;

const widthOf = (value: CellValue): number =>
  value === null ? 0 : (String(value).split('\n', 1)[0]?.length ?? 0);

/** The width of a column in characters, by its title and the first rows. */
const columnWidth = (column: SheetColumn, index: number, firstRows: readonly SheetRow[]): number => {
  const longest = firstRows.reduce(
    (width, row) => Math.max(width, widthOf(row[index] ?? null)),
    column.title.length,
  );
  return Math.min(MAX_WIDTH, Math.max(minWidthByKind[column.kind], longest) + PADDING);
};

/** Everything before the rows, with the frozen header as the first row. */
export const sheetStart = (columns: readonly SheetColumn[], firstRows: readonly SheetRow[]): string => {
  const widths = columns
    .map((column, index) => {
      const width = columnWidth(column, index, firstRows);
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');
  const header = columns
    .map(
      ({ title }, index) =>
        `<c r="${columnLetters(index)}1" t="inlineStr" s="${HEADER_STYLE}"><is><t xml:space="preserve">${escapeXml(title)}</t></is></c>`,
    )
    .join('');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${header}</row>`;
};

export const rowXml = (
  number: number,
  row: SheetRow,
  { columns, letters }: { readonly columns: readonly SheetColumn[]; readonly letters: readonly string[] },
  options?: { bold?: boolean },
): string => {
  let cells = '';
  columns.forEach((column, index) => {
    cells += cellXml(`${letters[index]}${number}`, row[index] ?? null, column, options);
  });
  return `<row r="${number}">${cells}</row>`;
};

/** Everything after the rows. `lastRow` is the last that the filter of the header covers. */
export const sheetEnd = (columns: readonly SheetColumn[], lastRow: number): string =>
  `</sheetData><autoFilter ref="A1:${columnLetters(columns.length - 1)}${lastRow}"/></worksheet>`;
