import { aggregateFunctions } from '@husrum/contract/report';
import type { CellValue, ColumnKind, Sheet, SheetColumn, SheetRow } from '../spreadsheet/sheet.types';
import { reportExportTexts } from './report-export.texts';
import type { ReportTable } from './report-table.types';

type ReportColumn = ReportTable['columns'][number];

const kinds: Readonly<Record<ReportColumn['type'], ColumnKind>> = {
  text: 'text',
  email: 'text',
  enum: 'text',
  number: 'number',
  boolean: 'boolean',
  datetime: 'date',
};

export const toSheetColumn = ({ label, type, decimals }: ReportColumn): SheetColumn => ({
  title: label,
  kind: kinds[type],
  decimals: decimals ?? undefined,
});

const toCell = (value: CellValue | undefined): CellValue => value ?? null;

/** Puts the label into the first cell that has no total. */
const withLabel = (cells: SheetRow, label: string): SheetRow => {
  const free = cells.indexOf(null);
  return cells.map((cell, index) => (index === free ? label : cell));
};

/** The aggregates are columns of a grouped report: its totals are one row. */
const toGroupedTotals = ({ columns, totals }: Totals): SheetRow[] => {
  const cells = columns.map((column) => toCell(totals.find(({ key }) => key === column.key)?.value));
  return cells.every((cell) => cell === null) ? [] : [withLabel(cells, reportExportTexts.total)];
};

type Totals = Pick<ReportTable, 'columns' | 'totals'>;

/**
 * The totals as rows under the columns: one row for all sums, one for all averages. The first free cell of a row is its
 * label. Totals of fields that are no columns are left out.
 */
export const toTotalRows = (report: Totals): readonly SheetRow[] => {
  const { columns, totals } = report;
  if (columns.some((column) => totals.some(({ key }) => key === column.key))) return toGroupedTotals(report);
  return aggregateFunctions.flatMap((aggregate) => {
    const ofFunction = totals.filter((total) => total.function === aggregate);
    const cells = columns.map(({ key }) => toCell(ofFunction.find(({ field }) => field === key)?.value));
    const counted = ofFunction.find(({ field }) => field === null);
    if (counted !== undefined) return [withLabel(cells, reportExportTexts.rowCount(Number(counted.value)))];
    return cells.every((cell) => cell === null)
      ? []
      : [withLabel(cells, reportExportTexts.aggregates[aggregate])];
  });
};

export const toSheet = (table: ReportTable): Sheet => ({
  name: reportExportTexts.sheet,
  columns: table.columns.map(toSheetColumn),
  rows: table.chunks,
  totals: () => toTotalRows(table),
});
