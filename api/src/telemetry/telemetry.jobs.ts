import { job } from '../platform/jobs/job';
import { clearReportsBefore } from './report.store';

const KEPT_MS = 30 * 24 * 3_600_000;

export const telemetryJobs = [
  job(
    'telemetry.clean',
    (_data, { tx, clock }) => clearReportsBefore(tx, new Date(clock.now().getTime() - KEPT_MS).toISOString()),
    { at: '4:30' },
  ),
];
