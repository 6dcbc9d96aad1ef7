import type { LiveRemote } from '@husrum/contract/manifest';
import { containerOf } from './container';

/** Two builds of a remote bring rules of the same names; those of the build in use count. */
export const showStylesOf = (manifest: LiveRemote): void => {
  const ofRemote = containerOf({ name: manifest.name, build: '' });
  const own = `${containerOf(manifest)}:`;
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-webpack^="${ofRemote}"]`)) {
    style.media = style.dataset.webpack?.startsWith(own) ? '' : 'not all';
  }
};
