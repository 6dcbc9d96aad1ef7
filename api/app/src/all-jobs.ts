import { accountingTaskJobs } from '../accounting-sync/accounting-task.jobs';
import { syncJobs } from '../accounting-sync/sync.jobs';
import { backupJobs } from '../backup/backup.jobs';
import { fasdokJobs } from '../fasdok/fasdok.jobs';
import { fileJobs } from '../file/file.jobs';
import { importJobs } from '../import/import.jobs';
import { jobRunJobs } from '../job-run/job-run.jobs';
import { maintenanceJobs } from '../maintenance/maintenance.jobs';
import { membershipJobs } from '../membership/membership.jobs';
import { notificationJobs } from '../notification/notification.jobs';
import { housekeepingJobs } from '../platform/jobs/housekeeping.jobs';
import type { Job } from '../platform/jobs/job';
import { webJobs } from '../platform/web/web.jobs';
import { portalJobs } from '../portal/portal.jobs';
import { mailJobs } from '../ports/mail/mail.jobs';
import { releaseJobs } from '../release/release.jobs';
import { reportExportJobs } from '../report-export/report-export.jobs';
import { savedReportJobs } from '../saved-report/saved-report.jobs';
import { sessionJobs } from '../session/session.jobs';
import { signingJobs } from '../signing/signing.jobs';
import { statutoryInspectionJobs } from '../statutory-inspection/statutory-inspection.jobs';
import { telemetryJobs } from '../telemetry/telemetry.jobs';
import { tenantMessageJobs } from '../tenant-message/tenant-message.jobs';
import { tenantPortalJobs } from '../tenant-portal/tenant-portal.jobs';
import { ticketJobs } from '../ticket/ticket.jobs';
import { userJobs } from '../user/user.jobs';

/** All scheduled and background jobs of the server. */
export const allJobs: readonly Job[] = [
  ...mailJobs,
  ...jobRunJobs,
  ...accountingTaskJobs,
  ...syncJobs,
  ...notificationJobs,
  ...maintenanceJobs,
  ...membershipJobs,
  ...fileJobs,
  ...importJobs,
  ...statutoryInspectionJobs,
  ...telemetryJobs,
  ...tenantMessageJobs,
  ...tenantPortalJobs,
  ...portalJobs,
  ...releaseJobs,
  ...reportExportJobs,
  ...savedReportJobs,
  ...sessionJobs,
  ...signingJobs,
  ...fasdokJobs,
  ...ticketJobs,
  ...userJobs,
  ...housekeepingJobs,
  ...webJobs,
  ...backupJobs,
];
