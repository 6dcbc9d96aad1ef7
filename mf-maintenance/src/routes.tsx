import { definePages, lazyPart } from '@husrum/platform';

/** Which screen stands at which of our routes; one that is left out says that it is coming. */
export const pages = definePages('mf-maintenance', {
  'ticket.overview': lazyPart(() => import('./ticket/ticket-overview.screen')),
  'ticket.byStatus': lazyPart(() => import('./ticket/ticket-overview.screen')),
  'ticket.create': lazyPart(() => import('./ticket/ticket-create.screen')),
  'ticket.detail': lazyPart(() => import('./ticket/ticket-detail.screen')),
  'ticket.edit': lazyPart(() => import('./ticket/ticket-edit.screen')),
});
