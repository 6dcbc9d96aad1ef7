import { definePages, lazyPart } from '@husrum/platform';

/** Which screen stands at which of our routes; one that is left out says that it is coming. */
export const pages = definePages('mf-settings', {
  'setting.user': lazyPart(() => import('./profile/profile.screen')),
  'setting.billable': lazyPart(() => import('./business/business.screen')),
  'help.about': lazyPart(() => import('./help/about.screen')),
});
