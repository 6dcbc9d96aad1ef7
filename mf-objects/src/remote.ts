import { createRemoteApplication, definePanels, lazyModule } from '@husrum/platform';
import { pages } from './routes';

/** The exports that the shell loads: the application, and the panels shown on other remotes' pages. */
export const application = createRemoteApplication(pages);

export const panels = definePanels('mf-objects', {
  'entity.tree': lazyModule(() => import('./entity-tree/entity-tree.panel')),
  'events.of': lazyModule(() => import('./event/events.panel')),
  'files.of': lazyModule(() => import('./file/files.panel')),
});
