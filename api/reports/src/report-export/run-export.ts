import { stat } from 'node:fs/promises';
import { createStorageKey, reserveStorageKeys } from '@husrum/api-objects';
import {
  createOutbox,
  type NonTransactionalJobContext,
  Problem,
  problem,
  type Tx,
  uploadFolder,
  withUploadPath,
} from '@husrum/api-platform';
import { EXPORT_KEPT_DAYS, PDF_EXPORT_MAX_ROWS } from '@husrum/contract/report-export';
import { findBusinessName } from './business-name.store';
import { notifyExportEnd } from './notify-export-end';
import { openReport } from './open-report';
import {
  type ExportRow,
  failExport,
  findExport,
  finishExport,
  markRunning,
  updateProgress,
} from './report-export.store';
import { reportExportTexts } from './report-export.texts';
import type { ReportRow, ReportTable } from './report-table.types';
import { exportMimetypes, writeReportFile } from './write-report-file';

const PROGRESS_INTERVAL_MS = 1000;
const DAY_MS = 86_400_000;

class ExportCancelled extends Error {
  override name = 'ExportCancelled';
}

interface Progress {
  rows_done: number;
  rows_total: number | null;
}

/**
 * Saves the progress every second, and aborts the signal when the export has been cancelled or removed. It uses its own
 * transactions, because those of the export would block it.
 */
const trackProgress = (
  { db, log }: NonTransactionalJobContext,
  { id, businessId }: ExportRef,
  progress: Readonly<Progress>,
) => {
  const cancelled = new AbortController();
  const save = async (): Promise<void> => {
    const isRunning = await db.forAccount(businessId, (tx) => updateProgress(tx, id, { ...progress }));
    if (!isRunning) cancelled.abort(new ExportCancelled('the export has been cancelled'));
  };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(save).catch((error) => log.warn({ err: error, export: id }, 'no progress saved'));
  }, PROGRESS_INTERVAL_MS);
  return {
    signal: cancelled.signal,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
};

export interface ExportRef {
  readonly id: number;
  readonly businessId: number;
}

/** Passes the chunks on and counts their rows. Throws if the signal is aborted. */
async function* trackChunks(
  chunks: ReportTable['chunks'],
  progress: Progress,
  signal: AbortSignal,
): AsyncGenerator<readonly ReportRow[]> {
  for await (const chunk of chunks) {
    signal.throwIfAborted();
    yield chunk;
    progress.rows_done += chunk.length;
  }
}

/** Reads the report and writes it to the path. */
const writeReport = async (
  context: NonTransactionalJobContext,
  { businessId }: ExportRef,
  row: ExportRow,
  target: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> => {
  const { db, clock, settings } = context;
  const source = {
    clock,
    settings,
    transaction: async <T>(run: (tx: Tx) => Promise<T>) => {
      signal.throwIfAborted();
      return db.forAccount(businessId, run);
    },
  };
  const author = await source.transaction(findBusinessName);
  const { table, rowCount } = await openReport(source, row.definition, null);
  progress.rows_total = rowCount;
  if (row.format === 'pdf' && rowCount > PDF_EXPORT_MAX_ROWS)
    throw problem('invalid', { message: reportExportTexts.pdfTooLong(PDF_EXPORT_MAX_ROWS) });
  const chunks = trackChunks(table.chunks, progress, signal);
  await writeReportFile(row.format, { ...table, chunks }, target, {
    title: row.title,
    author,
    today: clock.today(),
  });
};

/** Puts the written file into the file store and ends the export, unless it has been cancelled meanwhile. */
const storeFile = async (
  { db, files, clock, settings }: NonTransactionalJobContext,
  { id, businessId }: ExportRef,
  { format }: ExportRow,
  file: { path: string; size: number },
  rowCount: number,
): Promise<void> => {
  const key = createStorageKey({ businessId });
  await db.forAccount(businessId, (tx) =>
    reserveStorageKeys({ outbox: createOutbox(tx, businessId, settings), clock }, [key]),
  );
  await files.put(key, file, exportMimetypes[format]);
  await db.forAccount(businessId, async (tx) => {
    const now = clock.now();
    const finishedExport = await finishExport(tx, id, {
      rows_done: rowCount,
      size: file.size,
      file_key: key,
      finished_at: now.toISOString(),
      expires_at: new Date(now.getTime() + EXPORT_KEPT_DAYS * DAY_MS).toISOString(),
    });
    if (finishedExport)
      await notifyExportEnd({ tx, outbox: createOutbox(tx, businessId, settings) }, finishedExport);
  });
};

const toMessage = (error: unknown): string =>
  error instanceof Problem ? error.message : reportExportTexts.failed;

const recordFailure = async (
  { db, clock, log, settings }: NonTransactionalJobContext,
  { id, businessId }: ExportRef,
  error: unknown,
): Promise<void> => {
  if (!(error instanceof Problem)) log.error({ err: error, export: id }, 'an export failed');
  await db.forAccount(businessId, async (tx) => {
    const row = await failExport(tx, id, { error: toMessage(error), now: clock.now().toISOString() });
    if (row) await notifyExportEnd({ tx, outbox: createOutbox(tx, businessId, settings) }, row);
  });
};

/**
 * Writes the file of an export, always from its first row. If the process dies or stops, no file remains in the file store and the job is run again.
 * Another error fails the export, and the user may retry it.
 */
export const runExport = async (context: NonTransactionalJobContext, ref: ExportRef): Promise<void> => {
  const { db, signal, settings } = context;
  const row = await db.forAccount(ref.businessId, async (tx) =>
    (await markRunning(tx, ref.id)) ? findExport(tx, ref.id) : undefined,
  );
  if (!row) return;
  const progress: Progress = { rows_done: 0, rows_total: null };
  const tracker = trackProgress(context, ref, progress);
  try {
    await withUploadPath(uploadFolder(settings.dataDir), async (target) => {
      await writeReport(context, ref, row, target, progress, AbortSignal.any([signal, tracker.signal]));
      await tracker.stop();
      const { size } = await stat(target);
      await storeFile(context, ref, row, { path: target, size }, progress.rows_done);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!tracker.signal.aborted) await recordFailure(context, ref, error);
  } finally {
    await tracker.stop();
  }
};
