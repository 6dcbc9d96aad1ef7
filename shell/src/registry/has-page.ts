import type { Route } from '@husrum/contract/routes';
import { mayOpenPath } from '@husrum/platform/shell';
import { pages } from '../routes';
import { hasScreen } from './has-page.rules';
import { registryStore } from './registry';

const shellHasScreen = (route: Route): boolean => pages.findScreen(route) !== undefined;

/** Whether the page has a screen, by the latest registry, and the signed-in user's role may open it. */
export const hasPage = (path: string): boolean =>
  mayOpenPath(path) && hasScreen({ registry: registryStore.get(), shellHasScreen }, path);
