import { definePages, lazyModule } from '@husrum/platform';

/** The screen of each route. A route without a screen shows a "coming soon" page. */
export const pages = definePages('mf-maintenance', {
  'ticket.overview': lazyModule(() => import('./ticket/ticket-overview.screen')),
  'ticket.byStatus': lazyModule(() => import('./ticket/ticket-overview.screen')),
  'ticket.create': lazyModule(() => import('./ticket/ticket-create.screen')),
  'ticket.detail': lazyModule(() => import('./ticket/ticket-detail.screen')),
  'ticket.edit': lazyModule(() => import('./ticket/ticket-edit.screen')),
});
