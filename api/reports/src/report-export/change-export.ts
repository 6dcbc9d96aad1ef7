import { DELETE_STORED_FILES } from '@husrum/api-objects';
import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { type ExportFormat, isExportActive, type ReportExport } from '@husrum/contract/report-export';
import { loadReportPlan } from '../report/load-report-plan';
import type { ReportDefinition } from '../report/plan-report.rules';
import { toExportFileName } from './export-file-name.rules';
import {
  countActiveExports,
  deleteExport,
  insertExport,
  lockOwnExport,
  resetExport,
  toReportExport,
} from './report-export.store';
import { reportExportTexts } from './report-export.texts';
import { WRITE_EXPORT_JOB } from './write-export-job';

/** The number of queued and running exports that a user may have. */
const MAX_ACTIVE_EXPORTS = 3;

const rejectTooManyActiveExports = async ({ tx, account }: RequestContext): Promise<void> => {
  if ((await countActiveExports(tx, account.userId)) >= MAX_ACTIVE_EXPORTS)
    throw problem('conflict', { message: reportExportTexts.tooManyActive(MAX_ACTIVE_EXPORTS) });
};

const enqueue = ({ outbox, account }: RequestContext, id: number): Promise<void> =>
  outbox.enqueueJob(WRITE_EXPORT_JOB, { id, businessId: account.businessId });

interface StartExportCommand {
  readonly format: ExportFormat;
  readonly definition: ReportDefinition;
  readonly filename: string;
  readonly title: string;
}

/** Queues an export, whose file a job writes. Throws 422 for an invalid report, 409 when the user has too many active exports. */
export const startExport = async (
  context: RequestContext,
  { format, definition, filename, title }: StartExportCommand,
): Promise<ReportExport> => {
  await loadReportPlan(context.tx, definition);
  await rejectTooManyActiveExports(context);
  const row = await insertExport(context.tx, {
    format,
    title,
    filename: toExportFileName(filename, format),
    definition: JSON.stringify(definition),
    user_id: context.account.userId,
  });
  await enqueue(context, row.id);
  return toReportExport(row);
};

/** The job notices within seconds that the export is cancelled, and stores no file. */
export const cancelExport = async (context: RequestContext, id: number): Promise<ReportExport> => {
  const { tx, account, clock } = context;
  const { status } = orNotFound(await lockOwnExport(tx, id, account.userId));
  if (!isExportActive(status)) throw problem('conflict', { message: reportExportTexts.notActive });
  const finishedAt = clock.now().toISOString();
  return toReportExport(await resetExport(tx, id, { status: 'CANCELLED', finished_at: finishedAt }));
};

export const retryExport = async (context: RequestContext, id: number): Promise<ReportExport> => {
  const { tx, account } = context;
  const { status } = orNotFound(await lockOwnExport(tx, id, account.userId));
  if (status !== 'FAILED' && status !== 'CANCELLED')
    throw problem('conflict', { message: reportExportTexts.notRetryable });
  await rejectTooManyActiveExports(context);
  const row = await resetExport(tx, id, { status: 'QUEUED', finished_at: null });
  await enqueue(context, id);
  return toReportExport(row);
};

/** It also removes an active export: its job then stores no file. */
export const removeExport = async (context: RequestContext, id: number): Promise<{ message: string }> => {
  const { tx, account, outbox } = context;
  orNotFound(await lockOwnExport(tx, id, account.userId));
  const fileKey = await deleteExport(tx, id);
  if (fileKey !== null) await outbox.enqueueJob(DELETE_STORED_FILES, { keys: [fileKey] });
  return { message: reportExportTexts.removed };
};
