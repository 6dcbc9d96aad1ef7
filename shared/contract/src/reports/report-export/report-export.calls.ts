import type * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, output, text } from '../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject } from '../../core/named';
import { reportDefinition, reportDefinitionFields } from '../report/report.calls';
import { exportFormats, exportStatuses } from './report-export.status';

/** A report with more rows is not answered directly: it is written in the background. */
export const DIRECT_EXPORT_MAX_ROWS = 5000;
/** A PDF with more rows is refused. It has about thirty on a page. */
export const PDF_EXPORT_MAX_ROWS = 20_000;
/** How long a file that was written in the background can be fetched. */
export const EXPORT_KEPT_DAYS = 7;

const filename = () => text('Filnamn', 150);
const title = () => text('Titel', 200);

export const exportInput = namedObject('ReportExportInput', {
  ...reportDefinitionFields,
  filename: filename(),
});
export const exportPdfInput = namedObject('ReportExportPdfInput', {
  ...reportDefinitionFields,
  filename: filename(),
  title: title(),
});
export const startExportInput = namedObject('StartReportExportInput', {
  format: choice('Format', exportFormats),
  definition: reportDefinition.required(),
  filename: filename(),
  title: title(),
});

export const reportExport = namedObject('ReportExport', {
  id: output.id(),
  format: output.choice(exportFormats),
  status: output.choice(exportStatuses),
  /** The name of the file, with its extension: `rapport_lease_2026-11-23.csv`. */
  filename: output.text(),
  /** The heading of a PDF. */
  title: output.text(),
  /** How many rows are written so far. */
  rows_done: output.number(),
  /** It is null until the rows are counted. */
  rows_total: output.numberOrNull(),
  /** The size in bytes; null until the file exists. */
  size: output.numberOrNull(),
  /** Why it failed; null unless it has failed. */
  error: output.textOrNull(),
  created_at: output.text(),
  /** When it was done, failed or was cancelled. */
  finished_at: output.textOrNull(),
  /** The file can be fetched until then; null until the file exists. */
  expires_at: output.textOrNull(),
});
export type ReportExport = yup.InferType<typeof reportExport>;

const readPermission = { requires: 'property.read' } as const;

export const reportExportCalls = defineCalls('reportExport', {
  csv: call({
    method: 'POST',
    path: '/api/report/export/csv',
    ...readPermission,
    summary: 'Exportera som CSV',
    body: exportInput,
    responseType: 'file',
  }),
  xlsx: call({
    method: 'POST',
    path: '/api/report/export/xlsx',
    ...readPermission,
    summary: 'Exportera som Excel',
    body: exportInput,
    responseType: 'file',
  }),
  pdf: call({
    method: 'POST',
    path: '/api/report/export/pdf',
    ...readPermission,
    summary: 'Exportera som PDF',
    body: exportPdfInput,
    responseType: 'file',
  }),
  /** Writes the file in the background. */
  start: call({
    method: 'POST',
    path: '/api/report/export',
    ...readPermission,
    summary: 'Exportera i bakgrunden',
    body: startExportInput,
    response: reportExport,
  }),
  /** The user's own exports, the latest first. */
  list: call({
    method: 'GET',
    path: '/api/report/export',
    summary: 'Mina exporter',
    query: listQuery(sortBy('created_at')),
    response: page(reportExport.required()),
  }),
  file: call({
    method: 'GET',
    path: '/api/report/export/{id}/file',
    summary: 'Hämta en export',
    needsState: true,
    responseType: 'file',
  }),
  cancel: call({
    method: 'POST',
    path: '/api/report/export/{id}/cancel',
    summary: 'Avbryt en export',
    response: reportExport,
  }),
  retry: call({
    method: 'POST',
    path: '/api/report/export/{id}/retry',
    summary: 'Försök igen med en export',
    response: reportExport,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/report/export/{id}',
    summary: 'Ta bort en export',
    response: messageResponse,
  }),
});
