import { definePages, lazyPart } from '@husrum/platform';

/** The pages that are no domain's. */
export const pages = definePages('shell', {
  'home.dashboard': lazyPart(() => import('./dashboard/dashboard.screen')),
});
