import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { flag, output, reference } from '../../core/fields';
import { namedObject } from '../../core/named';
import { largestImportFile } from './import-file';

/** How many rows of a kind an import creates, and how many existing ones it uses instead of creating them again. */
const importCount = namedObject('ImportCount', { created: output.number(), reused: output.number() });
export const importCounts = namedObject('ImportCounts', {
  companies: importCount.required(),
  estates: importCount.required(),
  /** Objects other than estates. */
  entities: importCount.required(),
  tenants: importCount.required(),
  leases: importCount.required(),
});
export type ImportCounts = yup.InferType<typeof importCounts>;

/** Why a row cannot be imported, or what to check in it before. */
export const importProblem = namedObject('ImportProblem', {
  /** The number of the row in the sheet. */
  row: output.number(),
  /** The title of the column, or null for the whole row. */
  column: output.textOrNull(),
  message: output.text(),
});
export type ImportProblem = yup.InferType<typeof importProblem>;

/** A row as it was understood. */
const importSampleRow = namedObject('ImportSampleRow', {
  row: output.number(),
  company: output.textOrNull(),
  estate: output.textOrNull(),
  type: output.textOrNull(),
  name: output.textOrNull(),
  address: output.textOrNull(),
  /** SEK per payment interval, with the interval. */
  rent: output.textOrNull(),
  tenant: output.textOrNull(),
  start: output.dateOrNull(),
});
export type ImportSampleRow = yup.InferType<typeof importSampleRow>;

export const importPreview = namedObject('ImportPreview', {
  id: output.id(),
  /** The name of the file. */
  name: output.text(),
  /** The rows that are not empty. */
  rows: output.number(),
  /** The rows that have a problem. */
  invalid_rows: output.number(),
  /** What the rows without problems create. */
  counts: importCounts.required(),
  /** The columns of the file that are not imported. */
  ignored_columns: output.list(yup.string().required()),
  /** The first rows. */
  sample: output.list(importSampleRow.required()),
  /** The first problems, by row. */
  problems: output.list(importProblem.required()),
  problems_total: output.number(),
  /** What is unusual in rows that can be imported: a rent of 0. The first, by row. */
  warnings: output.list(importProblem.required()),
  warnings_total: output.number(),
});
export type ImportPreview = yup.InferType<typeof importPreview>;

export const importResult = namedObject('ImportResult', {
  id: output.id(),
  counts: importCounts.required(),
  /** The rows that were left out because of problems. */
  skipped_rows: output.number(),
  /** The first companies that the rows belong to. */
  companies: output.list(reference.required()),
});
export type ImportResult = yup.InferType<typeof importResult>;

/** An import creates companies, objects, tenants and leases from an Excel or CSV file. */
export const importCalls = defineCalls('import', {
  template: call({
    method: 'GET',
    path: '/api/import/template',
    summary: 'Excelmall att fylla i',
    responseType: 'file',
  }),
  /** Reads and checks a file. Creates nothing but the import itself. */
  preview: call({
    method: 'POST',
    path: '/api/import/preview',
    summary: 'Läs in och kontrollera en Excel- eller CSV-fil',
    multipart: true,
    largestFile: largestImportFile,
    perMinute: 30,
    response: importPreview,
  }),
  /** Creates everything in one transaction. Repeated for a finished import, it answers the same again. */
  run: call({
    method: 'POST',
    path: '/api/import/{id}',
    summary: 'Skapa det som en kontrollerad fil innehåller',
    idempotent: true,
    body: yup.object({ skip_invalid_rows: flag('Hoppa över rader med fel').default(false) }),
    response: importResult,
  }),
});
