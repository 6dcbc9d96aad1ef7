import { definePanels, lazyPart, pageApplication } from '@husrum/platform';
import { pages } from './routes';

/** What the shell takes from here: the pages, and the panels that other domains place in theirs. */
export const application = pageApplication(pages);

export const panels = definePanels('mf-leases', {
  'entity.leases': lazyPart(() => import('./lease/entity-leases.panel')),
  'dashboard.week': lazyPart(() => import('./calendar/week.panel')),
});
