import { createRemoteApplication, definePanels, lazyModule } from '@husrum/platform';
import { pages } from './routes';

/** The exports that the shell loads: the application, and the panels shown on other remotes' pages. */
export const application = createRemoteApplication(pages);

export const panels = definePanels('mf-maintenance', {
  'tenant.tickets': lazyModule(() => import('./ticket/tenant-tickets.panel')),
  'entity.tickets': lazyModule(() => import('./ticket/entity-tickets.panel')),
  'dashboard.tickets': lazyModule(() => import('./ticket/new-tickets.panel')),
});
