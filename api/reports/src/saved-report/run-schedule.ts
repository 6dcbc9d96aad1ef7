import type { TransactionalJobContext } from '@husrum/api-platform';
import { formatDate } from '@husrum/format';
import { toExportFileName } from '../report-export/export-file-name.rules';
import { insertExport } from '../report-export/report-export.store';
import { WRITE_EXPORT_JOB } from '../report-export/write-export-job';
import { isDue } from './saved-report.rules';
import { findReport, listScheduledReports, type ScheduledReport, saveReport } from './saved-report.store';

const startScheduledExport = async (
  { tx, clock, outbox }: TransactionalJobContext,
  { id, billable_id }: ScheduledReport,
): Promise<void> => {
  const report = await findReport(tx, id);
  if (!report) return;
  const today = clock.today();
  const title = `${report.name} ${formatDate(today)}`;
  const row = await insertExport(tx, {
    billable_id,
    user_id: null,
    saved_report_id: id,
    title,
    format: report.format,
    filename: toExportFileName(title, report.format),
    definition: JSON.stringify(report.definition),
  });
  await outbox.enqueueJob(WRITE_EXPORT_JOB, { id: row.id, businessId: billable_id });
  await saveReport(tx, id, { last_sent_on: today });
};

/** Starts an export of each due report of all accounts. Several missed days give one export. */
export const runSchedule = async (context: TransactionalJobContext): Promise<void> => {
  const today = context.clock.today();
  for (const report of await listScheduledReports(context.tx))
    if (isDue(report, report.since, today)) await startScheduledExport(context, report);
};
