import { backupJobs } from '../backup/backup.jobs';
import { fileJobs } from '../file/file.jobs';
import { jobRunJobs } from '../job-run/job-run.jobs';
import { membershipJobs } from '../membership/membership.jobs';
import { notificationJobs } from '../notification/notification.jobs';
import type { Job } from '../platform/jobs/job';
import { maintenanceJobs } from '../platform/jobs/maintenance.jobs';
import { webJobs } from '../platform/web/web.jobs';
import { mailJobs } from '../ports/mail/mail.jobs';
import { releaseJobs } from '../release/release.jobs';
import { sessionJobs } from '../session/session.jobs';
import { telemetryJobs } from '../telemetry/telemetry.jobs';
import { tenantMessageJobs } from '../tenant-message/tenant-message.jobs';
import { tenantPortalJobs } from '../tenant-portal/tenant-portal.jobs';
import { userJobs } from '../user/user.jobs';

/** All scheduled and background jobs of the server. */
export const allJobs: readonly Job[] = [
  ...mailJobs,
  ...jobRunJobs,
  ...notificationJobs,
  ...membershipJobs,
  ...fileJobs,
  ...telemetryJobs,
  ...tenantMessageJobs,
  ...tenantPortalJobs,
  ...releaseJobs,
  ...sessionJobs,
  ...userJobs,
  ...maintenanceJobs,
  ...webJobs,
  ...backupJobs,
];
