import { type Job, transactionalJob } from '../platform/jobs/job';
import { SCHEDULED_EXPORT_ENDED } from '../report-export/announce-export';
import { mailScheduledExport } from './mail-scheduled-export';
import { runSchedule } from './run-schedule';

export const savedReportJobs: readonly Job[] = [
  /** Before the working day. */
  transactionalJob('saved-report.schedule', (_data, context) => runSchedule(context), {
    schedule: { at: '5:30' },
  }),
  transactionalJob(SCHEDULED_EXPORT_ENDED, ({ id }, context) => mailScheduledExport(context, Number(id))),
];
