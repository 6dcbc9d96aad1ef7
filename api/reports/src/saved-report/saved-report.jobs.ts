import { type Job, transactionalJob } from '@husrum/api-platform';
import { MAIL_SCHEDULED_EXPORT } from '../report-export/notify-export-end';
import { mailScheduledExport } from './mail-scheduled-export';
import { runSchedule } from './run-schedule';

export const savedReportJobs: readonly Job[] = [
  // Mails arrive before the working day.
  transactionalJob('saved-report.schedule', (_data, context) => runSchedule(context), {
    schedule: { at: '5:30' },
  }),
  transactionalJob(MAIL_SCHEDULED_EXPORT, ({ id }, context) => mailScheduledExport(context, Number(id))),
];
