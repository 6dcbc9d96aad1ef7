import { definePages, lazyModule } from '@husrum/platform';

/** The screen of each route. A route without a screen shows a "coming soon" page. */
export const pages = definePages('mf-settings', {
  'setting.user': lazyModule(() => import('./profile/profile.screen')),
  'setting.billable': lazyModule(() => import('./business/business.screen')),
  'help.about': lazyModule(() => import('./help/about.screen')),
});
