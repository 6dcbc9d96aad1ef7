import { renderMailBody, type TransactionalJobContext } from '@husrum/api-platform';
import { makeNotification, notifyUser } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { formatDate } from '@husrum/format';
import { type ExportRow, findExport } from '../report-export/report-export.store';
import { reportExportTexts } from '../report-export/report-export.texts';
import { exportMimetypes } from '../report-export/write-report-file';
import { findReport, listRecipients, type SavedReportRow } from './saved-report.store';
import { savedReportTexts } from './saved-report.texts';

/** Most mail servers reject larger mails. */
const MAX_ATTACHMENT_BYTES = 10 * 1024 ** 2;

/** The list of saved reports. */
const savedReportsPage = notificationKinds.scheduledExportFailed.link();

const toAttachments = ({ size, file_key, filename, format }: ExportRow) =>
  file_key !== null && (size ?? 0) <= MAX_ATTACHMENT_BYTES
    ? [{ name: filename, mimetype: exportMimetypes[format], file_key }]
    : [];

const mailFile = async (
  { tx, outbox, clock, settings }: TransactionalJobContext,
  report: SavedReportRow,
  row: ExportRow,
): Promise<void> => {
  const day = formatDate(clock.today());
  const attachments = toAttachments(row);
  const rows = reportExportTexts.rowCount(row.rows_done);
  const users = (await listRecipients(tx)).filter(({ id }) => report.recipient_ids.includes(id));
  await outbox.sendMails(
    users.map(({ name, email }) => ({
      to: email,
      subject: savedReportTexts.mailSubject(report.name, day),
      attachments,
      ...renderMailBody({
        name,
        paragraphs: [
          savedReportTexts.mailText(report.name, day, rows),
          ...(attachments.length === 0 ? [savedReportTexts.mailTooLarge] : []),
        ],
        button: { label: savedReportTexts.open, href: settings.baseUrl + savedReportsPage },
        note: savedReportTexts.mailReason(report.schedule ?? 'WEEKLY'),
      }),
    })),
  );
};

/** Mails the file of a scheduled export to the recipients. If the export failed, notifies the owner of the reason instead. */
export const mailScheduledExport = async (
  context: TransactionalJobContext,
  exportId: number,
): Promise<void> => {
  const { tx } = context;
  const row = await findExport(tx, exportId);
  const report = row?.saved_report_id == null ? undefined : await findReport(tx, row.saved_report_id);
  if (!row || !report) return;
  if (row.status === 'DONE') return mailFile(context, report, row);
  if (report.user_id !== null && report.owner !== null)
    await notifyUser(
      tx,
      report.user_id,
      makeNotification(notificationKinds.scheduledExportFailed, {
        title: savedReportTexts.failedTitle,
        body: savedReportTexts.failedBody(report.name, row.error ?? reportExportTexts.failed),
      }),
    );
};
