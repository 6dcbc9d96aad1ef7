import { dumpJobs } from './backup/nightly-dump';
import { fileJobs } from './file/file.jobs';
import { runJobs } from './job-run/job-run.jobs';
import type { Job } from './platform/jobs/job';
import { maintenanceJobs } from './platform/jobs/maintenance.jobs';
import { webJobs } from './platform/web/web.jobs';
import { mailJobs } from './ports/mail/mail.jobs';
import { releaseJobs } from './release/release.jobs';
import { telemetryJobs } from './telemetry/telemetry.jobs';

/** Everything the server does without being asked, and everything it does later. */
export const jobs: readonly Job[] = [
  ...mailJobs,
  ...runJobs,
  ...fileJobs,
  ...telemetryJobs,
  ...releaseJobs,
  ...maintenanceJobs,
  ...webJobs,
  ...dumpJobs,
];
