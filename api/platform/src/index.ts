export type { Clock } from './clock';
export { groupBy, splitIntoChunks, zip } from './collections';
export { exitWithError, runCommand, withDatabase } from './command';
export { insertRows, insertRowsReturningIds } from './db/bulk-insert';
export { containsPattern } from './db/contains-pattern';
export { actForAccount, type Database, type Tx } from './db/database';
export { equalsAny } from './db/equals-any';
export { naturalSortKey } from './db/natural-sort-key';
export { column, paginate, swedishSortKey } from './db/paginate';
export { paginateInMemory, paginateSorted } from './db/paginate-in-memory';
export type { AccountColumn, Id, NullableTimestamp, Timestamp } from './db/platform.tables';
export { prepareQuery } from './db/prepared-statements';
export { requireRow } from './db/require-row';
export { ROWS_PER_STATEMENT } from './db/rows-per-statement';
export type { DB } from './db/tables';
export { toReference } from './db/to-reference';
export { withinDays } from './db/within-days';
export { decryptText, encryptText } from './encryption';
export { catalogue } from './errors/catalogue';
export { errorCode } from './errors/error-code';
export { invalidInput, orNotFound, Problem, problem } from './errors/problem';
export { requireUnchanged } from './errors/require-unchanged';
export { labelled, savedValues } from './errors/saved-values.rules';
export { StartError } from './errors/start-error';
export { isInlineType, sanitizeFileName, toDownloadName } from './file-name.rules';
export { runFileTask } from './file-process/run-file-task';
export {
  type FileContent,
  type FileStore,
  type FileStream,
  readContent,
  readHead,
  type StoredFile,
} from './file-store';
export type { ActorContext, PublicContext, RequestContext, TransactionsContext } from './http/context';
export { createHttpServer } from './http/create-http-server';
export { violates } from './http/database-problems';
export { lacksMembership, requireMembership } from './http/require-membership';
export { requireRole } from './http/require-role';
export { type FileResponse, NotModified } from './http/route-response';
export {
  type Answer,
  type Input,
  type Route,
  serve,
  servePublic,
  serveReadOnly,
  serveWithTransactions,
  type Upload,
} from './http/serve';
export { type Claims, TOKEN_SECONDS, type Tokens } from './http/tokens';
export { uploadFolder, withUploadPath } from './http/upload';
export { validateInput } from './http/validate';
export { enqueueDailyJobs } from './jobs/enqueue-daily.store';
export {
  type Job,
  type JobData,
  type NonTransactionalJobContext,
  nonTransactionalJob,
  type TransactionalJobContext,
  transactionalJob,
} from './jobs/job';
export { nextRunAt } from './jobs/schedule.rules';
export { escapeHtml } from './mail/escape-html';
export { renderMailBody } from './mail/render-mail-body';
export { createOutbox, DELIVER_MAIL, type Mail } from './outbox';
export { part } from './part';
export { A4, pageContent } from './pdf/page';
export { type PdfCanvas, pdfColors } from './pdf/pdf-canvas';
export { type PdfDocument, renderPdf } from './pdf/render-pdf';
export { createFilesPrivately, PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from './private-files';
export { runWorker } from './run-worker';
export { createToken, hashToken } from './secret-token';
export type { ServerWithDatabase } from './server-context';
export type { ServerPart } from './server-part';
export { readSettings, type Settings } from './settings';
export { columnLetters, escapeXml } from './spreadsheet/cell-xml.rules';
export { writeCsvFile } from './spreadsheet/csv';
export type { CellValue, Sheet, SheetColumn, SheetRow } from './spreadsheet/sheet.types';
export { createXlsx, writeXlsxFile, XLSX_MIMETYPE } from './spreadsheet/write-xlsx';
export { startServer } from './start-server';
export { yieldToEventLoopBetween } from './yield-to-event-loop';
