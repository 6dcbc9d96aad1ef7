import { definePages, lazyModule } from '@husrum/platform';

/** The screen of each route. A route without a screen shows a "coming soon" page. */
export const pages = definePages('mf-settings', {
  'setting.user': lazyModule(() => import('./profile/profile.screen')),
  'setting.users': lazyModule(() => import('./user/users.screen')),
  'setting.membership': lazyModule(() => import('./membership/membership.screen')),
  'setting.billable': lazyModule(() => import('./business/business.screen')),
  'setting.tenantportal': lazyModule(() => import('./tenant-portal/tenant-portal.screen')),
  'integration.overview': lazyModule(() => import('./integration/integration-overview.screen')),
  'integration.create': lazyModule(() => import('./integration/integration-create.screen')),
  'integration.fortnox': lazyModule(() => import('./accounting/fortnox-callback.screen')),
  'integration.visma': lazyModule(() => import('./accounting/visma-callback.screen')),
  'integration.import': lazyModule(() => import('./accounting/import.screen')),
  'integration.detail': lazyModule(() => import('./accounting/accounting.screen')),
  'help.contact': lazyModule(() => import('./help/contact.screen')),
  'help.faq': lazyModule(() => import('./help/faq.screen')),
  'help.about': lazyModule(() => import('./help/about.screen')),
});
