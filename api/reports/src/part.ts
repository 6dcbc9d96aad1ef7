import type { ServerPart } from '@husrum/api-platform';
import { premadeReportRoutes } from './premade-report/premade-report.routes';
import { reportRoutes } from './report/report.routes';
import { reportExportJobs } from './report-export/report-export.jobs';
import { reportExportRoutes } from './report-export/report-export.routes';
import { savedReportJobs } from './saved-report/saved-report.jobs';
import { savedReportRoutes } from './saved-report/saved-report.routes';
import { statisticsRoutes } from './statistics/statistics.routes';

export const part: ServerPart = {
  routes: [
    ...statisticsRoutes,
    ...reportRoutes,
    ...reportExportRoutes,
    ...premadeReportRoutes,
    ...savedReportRoutes,
  ],
  jobs: [...reportExportJobs, ...savedReportJobs],
};
