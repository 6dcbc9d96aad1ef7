import { definePanels, lazyPart, pageApplication } from '@husrum/platform';
import { pages } from './routes';

/** What the shell takes from here: the pages, and the panels that other domains place in theirs. */
export const application = pageApplication(pages);

export const panels = definePanels('mf-maintenance', {
  'tenant.tickets': lazyPart(() => import('./ticket/tenant-tickets.panel')),
  'entity.tickets': lazyPart(() => import('./ticket/entity-tickets.panel')),
  'dashboard.tickets': lazyPart(() => import('./ticket/new-tickets.panel')),
});
