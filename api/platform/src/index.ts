// Database.

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

// Calls: their contexts, routes and answers.

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

// Errors.

export { catalogue } from './errors/catalogue';
export { errorCode } from './errors/error-code';
export { invalidInput, orNotFound, Problem, problem } from './errors/problem';
export { requireUnchanged } from './errors/require-unchanged';
export { labelled, savedValues } from './errors/saved-values.rules';
export { StartError } from './errors/start-error';

// Jobs and mails.

export { enqueueDailyJobs } from './jobs/enqueue-daily.store';
export { enqueueJobs } from './jobs/enqueue-jobs.store';
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
export { mailDeliveryJob } from './mail/mail-delivery';
export { renderMailBody } from './mail/render-mail-body';
export type { WaitingMail } from './mail/waiting-mail.store';
export { createOutbox, type Mail } from './outbox';

// PDF and spreadsheet files.

export { A4, pageContent } from './pdf/page';
export { type PdfCanvas, pdfColors } from './pdf/pdf-canvas';
export { type PdfDocument, renderPdf } from './pdf/render-pdf';
export { columnLetters, escapeXml } from './spreadsheet/cell-xml.rules';
export type { CellValue, Sheet, SheetColumn } from './spreadsheet/sheet.types';
export { writeSheetFile } from './spreadsheet/write-sheet-file';
export { createXlsx, XLSX_MIMETYPE } from './spreadsheet/write-xlsx';

// Backup.

export { runBackupCommand } from './backup/command';

// Files.

export { isInlineType, sanitizeFileName, toDownloadName } from './file-name.rules';
export { runFileTask } from './file-process/run-file-task';
export { type FileContent, type FileStore, readContent, readHead, type StoredFile } from './file-store';
export { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from './private-files';

// Server: its parts, settings and clock.

export type { Clock } from './clock';
export { runCommand, runProcess, withDatabase } from './command';
export { part } from './part';
export { runWorker } from './run-worker';
export type { ServerWithDatabase } from './server-context';
export type { ServerPart } from './server-part';
export { readSettings, type Settings } from './settings';
export { startServer } from './start-server';

// Values.

export { groupBy, splitIntoChunks, zip } from './collections';
export { decryptText, encryptText } from './encryption';
export { createToken, hashToken } from './secret-token';
export { yieldToEventLoopBetween } from './yield-to-event-loop';
