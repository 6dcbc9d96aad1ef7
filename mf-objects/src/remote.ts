import { definePanels, lazyPart, pageApplication } from '@husrum/platform';
import { pages } from './routes';

/** What the shell takes from here: the pages, and the panels that other domains place in theirs. */
export const application = pageApplication(pages);

export const panels = definePanels('mf-objects', {
  'events.of': lazyPart(() => import('./event/events-of.panel')),
  'files.of': lazyPart(() => import('./file/files-of.panel')),
});
