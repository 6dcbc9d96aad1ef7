import { createRemoteApplication, definePanels, lazyModule } from '@husrum/platform';
import { pages } from './routes';

/** The exports that the shell loads: the application, and the panels shown on other remotes' pages. */
export const application = createRemoteApplication(pages);

export const panels = definePanels('mf-leases', {
  'entity.leases': lazyModule(() => import('./lease/entity-leases.panel')),
  'dashboard.week': lazyModule(() => import('./calendar/upcoming-week.panel')),
});
