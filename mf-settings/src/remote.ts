import { createRemoteApplication, definePanels, lazyModule } from '@husrum/platform';
import { pages } from './routes';

/** Entry point for the shell: the pages of this remote and the panels it offers to other remotes' pages. */
export const application = createRemoteApplication(pages);

export const panels = definePanels('mf-settings', {
  'help.faq': lazyModule(() => import('./help/faq.panel')),
});
