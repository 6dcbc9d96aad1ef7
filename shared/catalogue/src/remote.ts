import { createRemoteApplication, definePanels } from '@husrum/platform';
import { pages } from './routes';

/** The entry point for the shell. */
export const application = createRemoteApplication(pages);

export const panels = definePanels('catalogue', {});
