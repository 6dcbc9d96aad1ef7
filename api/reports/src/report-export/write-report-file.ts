import { writeFile } from 'node:fs/promises';
import { invalidInput, PRIVATE_FILE_MODE, writeSheetFile, XLSX_MIMETYPE } from '@husrum/api-platform';
import { type ExportFormat, PDF_EXPORT_MAX_ROWS } from '@husrum/contract/report-export';
import type { LocalDate } from '@husrum/format';
import { renderReportPdf } from './render-report-pdf';
import { reportExportTexts } from './report-export.texts';
import { toSheet } from './report-sheet.rules';
import type { ReportRow, ReportTable } from './report-table.types';

export const exportMimetypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_MIMETYPE,
  pdf: 'application/pdf',
};

export interface FileHeading {
  readonly title: string;
  /** The name of the business. */
  readonly author: string;
  readonly today: LocalDate;
}

/** Reads all rows into memory. Throws 422 when there are more than a PDF may have. */
const collectRows = async ({ chunks }: ReportTable): Promise<ReportRow[]> => {
  const rows: ReportRow[] = [];
  for await (const chunk of chunks) {
    rows.push(...chunk);
    if (rows.length > PDF_EXPORT_MAX_ROWS)
      throw invalidInput({ format: [reportExportTexts.pdfTooLong(PDF_EXPORT_MAX_ROWS)] });
  }
  return rows;
};

const writers: Readonly<
  Record<ExportFormat, (table: ReportTable, file: string, heading: FileHeading) => Promise<void>>
> = {
  csv: (table, file) => writeSheetFile('csv', toSheet(table), file),
  xlsx: (table, file) => writeSheetFile('xlsx', toSheet(table), file),
  pdf: async (table, file, heading) => {
    const { columns, chart, totals } = table;
    const rows = await collectRows(table);
    await writeFile(file, await renderReportPdf({ ...heading, columns, chart, totals, rows }), {
      mode: PRIVATE_FILE_MODE,
    });
  },
};

/** Writes the report to a file on disk. Rows are read while they are written; only a PDF needs all of them in memory. */
export const writeReportFile = (
  format: ExportFormat,
  table: ReportTable,
  file: string,
  heading: FileHeading,
): Promise<void> => writers[format](table, file, heading);
