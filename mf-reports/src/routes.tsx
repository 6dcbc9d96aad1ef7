import { definePages, lazyModule } from '@husrum/platform';

/** The screen of each route. A route without a screen shows a "coming soon" page. */
export const pages = definePages('mf-reports', {
  'report.premade': lazyModule(() => import('./premade-report/premade-report.screen')),
  'report.create': lazyModule(() => import('./report/report-builder.screen')),
});
