import { createRemoteApplication, definePanels } from '@husrum/platform';
import { pages } from './routes';

/** The entry point for the shell: the pages of this remote, and the panels that it offers to the pages of other remotes. */
export const application = createRemoteApplication(pages);

export const panels = definePanels('mf-reports', {});
