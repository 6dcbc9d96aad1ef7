import { createRemoteApplication, definePanels, lazyModule } from '@husrum/platform';
import { pages } from './routes';

/** The exports that the shell loads: the application, and the panels shown on other remotes' pages. */
export const application = createRemoteApplication(pages);

export const panels = definePanels('mf-maintenance', {
  'entity.inspections': lazyModule(() => import('./statutory-inspection/entity-inspections.panel')),
  'entity.maintenance': lazyModule(() => import('./maintenance/entity-maintenance.panel')),
  'company.maintenance': lazyModule(() => import('./maintenance/company-maintenance.panel')),
  'lease.maintenance': lazyModule(() => import('./maintenance/lease-maintenance.panel')),
  'tenant.tickets': lazyModule(() => import('./ticket/tenant-tickets.panel')),
  'entity.tickets': lazyModule(() => import('./ticket/entity-tickets.panel')),
  'dashboard.tickets': lazyModule(() => import('./ticket/new-tickets.panel')),
});
