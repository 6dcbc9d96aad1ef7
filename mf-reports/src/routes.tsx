import { definePages, lazyPart } from '@husrum/platform';

/** Which screen stands at which of our routes; one that is left out says that it is coming. */
export const pages = definePages('mf-reports', {
  'report.create': lazyPart(() => import('./report/report-builder.screen')),
});
