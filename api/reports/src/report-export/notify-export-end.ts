import type { ActorContext } from '@husrum/api-platform';
import { makeNotification, notifyUser } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import type { ExportRow } from './report-export.store';
import { reportExportTexts } from './report-export.texts';

/** The job that mails the file of a scheduled export, or notifies the owner that the export failed. */
export const MAIL_SCHEDULED_EXPORT = 'saved-report.mail';

const notify = async (
  { tx }: Pick<ActorContext, 'tx'>,
  row: ExportRow,
  message: { title: string; body: string },
): Promise<void> => {
  if (row.user_id !== null)
    await notifyUser(tx, row.user_id, makeNotification(notificationKinds.exportEnded, message));
};

/** Notifies the user that the file is ready or that the export failed. The file of a scheduled export is mailed by a job. */
export const notifyExportEnd = async (
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
  if (row.saved_report_id !== null) await context.outbox.enqueueJob(MAIL_SCHEDULED_EXPORT, { id: row.id });
};
