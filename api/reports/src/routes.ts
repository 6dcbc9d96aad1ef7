import type { Route } from '@husrum/api-platform';
import { premadeReportRoutes } from './premade-report/premade-report.routes';
import { reportRoutes } from './report/report.routes';
import { reportExportRoutes } from './report-export/report-export.routes';
import { savedReportRoutes } from './saved-report/saved-report.routes';
import { statisticsRoutes } from './statistics/statistics.routes';

/** The routes of all calls that this package answers. */
export const routes: readonly Route[] = [
  ...statisticsRoutes,
  ...reportRoutes,
  ...reportExportRoutes,
  ...premadeReportRoutes,
  ...savedReportRoutes,
];
