import { routes } from '@husrum/contract/routes';
import { notifyUser } from '../notification/notification.store';
import type { ActorContext } from '../platform/http';
import type { ExportRow } from './report-export.store';
import { reportExportTexts } from './report-export.texts';

/** The kind of the job after a scheduled export: it mails the file, or tells the owner that the export failed. */
export const SCHEDULED_EXPORT_ENDED = 'saved-report.mail';

/** The list of the user's exports. */
const exportsPage = `${routes.report.premade()}?tab=exports`;

const notify = async (
  { tx }: Pick<ActorContext, 'tx'>,
  row: ExportRow,
  message: { title: string; body: string },
): Promise<void> => {
  if (row.user_id !== null)
    await notifyUser(tx, row.user_id, { type: 'report', ...message, link: exportsPage });
};

/** Notifies the user that the file is ready or that the export failed. A scheduled export is mailed by its job. */
export const announceExport = async (
  context: Pick<ActorContext, 'tx' | 'outbox'>,
  row: ExportRow,
): Promise<void> => {
  const { notificationTitle, notificationBody, failedTitle, failedBody } = reportExportTexts;
  await notify(
    context,
    row,
    row.status === 'DONE'
      ? { title: notificationTitle, body: notificationBody(row.filename) }
      : { title: failedTitle, body: failedBody(row.filename) },
  );
  if (row.saved_report_id !== null) await context.outbox.enqueueJob(SCHEDULED_EXPORT_ENDED, { id: row.id });
};
