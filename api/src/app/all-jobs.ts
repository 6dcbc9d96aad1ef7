import { backupJobs } from '../backup/backup.jobs';
import { fileJobs } from '../file/file.jobs';
import { jobRunJobs } from '../job-run/job-run.jobs';
import type { Job } from '../platform/jobs/job';
import { maintenanceJobs } from '../platform/jobs/maintenance.jobs';
import { webJobs } from '../platform/web/web.jobs';
import { mailJobs } from '../ports/mail/mail.jobs';
import { releaseJobs } from '../release/release.jobs';
import { sessionJobs } from '../session/session.jobs';
import { telemetryJobs } from '../telemetry/telemetry.jobs';

/** All scheduled and background jobs of the server. */
export const allJobs: readonly Job[] = [
  ...mailJobs,
  ...jobRunJobs,
  ...fileJobs,
  ...telemetryJobs,
  ...releaseJobs,
  ...sessionJobs,
  ...maintenanceJobs,
  ...webJobs,
  ...backupJobs,
];
