import type { Job } from '@husrum/api-platform';
import { reportExportJobs } from './report-export/report-export.jobs';
import { savedReportJobs } from './saved-report/saved-report.jobs';

/** The scheduled and background jobs of this package. */
export const jobs: readonly Job[] = [...reportExportJobs, ...savedReportJobs];
