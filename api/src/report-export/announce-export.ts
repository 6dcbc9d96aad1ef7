import { routes } from '@husrum/contract/routes';
import { notifyUser } from '../notification/notification.store';
import type { ActorContext } from '../platform/http';
import type { ExportRow } from './report-export.store';
import { reportExportTexts } from './report-export.texts';

/** The job that mails a file that a schedule has had written, or tells that it could not be. */
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

/** Tells the user in the bell that the file is there, or that it failed. What a schedule started goes to its recipients. */
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
