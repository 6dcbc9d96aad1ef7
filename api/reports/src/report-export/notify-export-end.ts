import type { ActorContext } from '@husrum/api-platform';
import { notifyUser } from '@husrum/api-settings';
import { routes } from '@husrum/contract/routes';
import type { ExportRow } from './report-export.store';
import { reportExportTexts } from './report-export.texts';

/** The job that mails the file of a scheduled export, or notifies the owner that the export failed. */
export const MAIL_SCHEDULED_EXPORT = 'saved-report.mail';

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
