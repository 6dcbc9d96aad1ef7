import { transactionalJob } from '@husrum/api-platform';
import { deleteReportsBefore } from './report.store';

const RETENTION_MS = 30 * 24 * 3_600_000;

export const telemetryJobs = [
  transactionalJob(
    'telemetry.clean',
    (_data, { tx, clock }) =>
      deleteReportsBefore(tx, new Date(clock.now().getTime() - RETENTION_MS).toISOString()),
    { schedule: { at: '4:30' } },
  ),
];
