import type { Sheet, SheetColumn } from '@husrum/api-platform';
import { aggregateFunctionLabel, aggregateFunctions } from '@husrum/contract/report';
import { reportExportTexts } from './report-export.texts';
import { formatPdfCell } from './report-pdf.rules';
import type { ReportTable } from './report-table.types';

type ReportColumn = ReportTable['columns'][number];

const kinds: Readonly<Record<ReportColumn['type'], SheetColumn['kind']>> = {
  text: 'text',
  email: 'text',
  enum: 'text',
  number: 'number',
  boolean: 'boolean',
  datetime: 'date',
};

const toSheetColumn = ({ label, type, decimals }: ReportColumn): SheetColumn => ({
  title: label,
  kind: kinds[type],
  decimals: decimals ?? undefined,
});

type Totals = Pick<ReportTable, 'columns' | 'totals'>;
type Total = ReportTable['totals'][number];
/** A cell of a row of totals: a total, the label of the row, or nothing. */
type TotalCell = Total | string | null;

/**
 * A row with the total of each column, and the label in the first cell without one. If every column has a total, the first cell
 * contains the label and its total as text.
 */
const toLabelledRow = (totalsOfColumns: readonly (Total | undefined)[], label: string): TotalCell[] => {
  const cells = totalsOfColumns.map((total) => (total === undefined || total.value === null ? null : total));
  const firstEmpty = cells.indexOf(null);
  const [firstTotal, ...others] = cells;
  if (firstEmpty < 0 && firstTotal) return [toLabelledTotal(label, firstTotal), ...others];
  return cells.map((cell, index) => (index === firstEmpty ? label : cell));
};

const toLabelledTotal = (label: string, total: Total): string =>
  reportExportTexts.labelledTotal(label, formatPdfCell(total.value, total));

const hasTotal = (totalsOfColumns: readonly (Total | undefined)[]): boolean =>
  totalsOfColumns.some((total) => total !== undefined && total.value !== null);

/** One row: the aggregates of a grouped report are columns. */
const toGroupedTotals = ({ columns, totals }: Totals): TotalCell[][] => {
  const totalsOfColumns = columns.map((column) => totals.find(({ key }) => key === column.key));
  return hasTotal(totalsOfColumns) ? [toLabelledRow(totalsOfColumns, reportExportTexts.total)] : [];
};

/** The totals of columns: one row for each aggregate function, such as one for all sums and one for all averages. */
const toColumnTotals = (report: Totals): TotalCell[][] => {
  const { columns, totals } = report;
  if (columns.some((column) => totals.some(({ key }) => key === column.key))) return toGroupedTotals(report);
  return aggregateFunctions.flatMap((aggregate) => {
    const ofFunction = totals.filter((total) => total.function === aggregate);
    const totalsOfColumns = columns.map(({ key }) => ofFunction.find(({ field }) => field === key));
    const rowCount = ofFunction.find(({ field }) => field === null);
    if (rowCount !== undefined)
      return [toLabelledRow(totalsOfColumns, reportExportTexts.rowCount(Number(rowCount.value)))];
    if (!hasTotal(totalsOfColumns)) return [];
    const isOfDates = ofFunction.every(({ type }) => type === 'datetime');
    return [
      toLabelledRow(totalsOfColumns, aggregateFunctionLabel(aggregate, isOfDates ? 'datetime' : 'number')),
    ];
  });
};

/** The totals of fields that are not columns, on rows of their own. In a single column, the label and the value share a cell. */
const toOtherTotals = ({ columns, totals }: Totals): TotalCell[][] =>
  totals
    .filter(
      ({ key, field }) =>
        field !== null && columns.every((column) => column.key !== key && column.key !== field),
    )
    .map((total) => (columns.length > 1 ? [total.label, total] : [toLabelledTotal(total.label, total)]));

/** The rows of totals under the rows of the report. */
const toTotalRows = (report: Totals): TotalCell[][] => [...toColumnTotals(report), ...toOtherTotals(report)];

const isTotal = (cell: TotalCell): cell is Total => typeof cell === 'object' && cell !== null;

/** The rows of totals as texts. A total has its own decimals: the average of whole numbers has two. */
export const toTotalTexts = (report: Totals): string[][] =>
  toTotalRows(report).map((row) =>
    row.map((cell) => (isTotal(cell) ? formatPdfCell(cell.value, cell) : (cell ?? ''))),
  );

export const toSheet = (table: ReportTable): Sheet => ({
  name: reportExportTexts.sheet,
  columns: table.columns.map(toSheetColumn),
  rows: table.chunks,
  totals: () => toTotalRows(table).map((row) => row.map((cell) => (isTotal(cell) ? cell.value : cell))),
});
