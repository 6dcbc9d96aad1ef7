import { aggregateFunctionLabel, aggregateFunctions } from '@husrum/contract/report';
import type { CellValue, ColumnKind, Sheet, SheetColumn, SheetRow } from '../spreadsheet/sheet.types';
import { reportExportTexts } from './report-export.texts';
import { formatPdfCell } from './report-pdf.rules';
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
  const firstEmpty = cells.indexOf(null);
  return cells.map((cell, index) => (index === firstEmpty ? label : cell));
};

/** One row: the aggregates of a grouped report are columns. */
const toGroupedTotals = ({ columns, totals }: Totals): SheetRow[] => {
  const cells = columns.map((column) => toCell(totals.find(({ key }) => key === column.key)?.value));
  return cells.every((cell) => cell === null) ? [] : [withLabel(cells, reportExportTexts.total)];
};

type Totals = Pick<ReportTable, 'columns' | 'totals'>;

/**
 * The totals as rows under the columns: one row for all sums, one for all averages. The first empty cell of a row contains its
 * label.
 */
export const toTotalRows = (report: Totals): readonly SheetRow[] => {
  const { columns, totals } = report;
  if (columns.some((column) => totals.some(({ key }) => key === column.key))) return toGroupedTotals(report);
  return aggregateFunctions.flatMap((aggregate) => {
    const ofFunction = totals.filter((total) => total.function === aggregate);
    const cells = columns.map(({ key }) => toCell(ofFunction.find(({ field }) => field === key)?.value));
    const rowCount = ofFunction.find(({ field }) => field === null);
    if (rowCount !== undefined) return [withLabel(cells, reportExportTexts.rowCount(Number(rowCount.value)))];
    if (cells.every((cell) => cell === null)) return [];
    const isOfDates = ofFunction.every(({ type }) => type === 'datetime');
    return [withLabel(cells, aggregateFunctionLabel(aggregate, isOfDates ? 'datetime' : 'number'))];
  });
};

/** The totals of fields that are not columns. They follow on rows of their own, each with its label. */
export const listOtherTotals = ({ columns, totals }: Totals): ReportTable['totals'] =>
  totals.filter(
    ({ key, field }) =>
      field !== null && columns.every((column) => column.key !== key && column.key !== field),
  );

/** A report with a single column has no room for the value beside the label. */
const toOtherTotalRow = (total: ReportTable['totals'][number], columnCount: number): SheetRow =>
  columnCount > 1
    ? [total.label, total.value]
    : [reportExportTexts.labelledTotal(total.label, formatPdfCell(total.value, total))];

export const toSheet = (table: ReportTable): Sheet => ({
  name: reportExportTexts.sheet,
  columns: table.columns.map(toSheetColumn),
  rows: table.chunks,
  totals: () => [
    ...toTotalRows(table),
    ...listOtherTotals(table).map((total) => toOtherTotalRow(total, table.columns.length)),
  ],
});
