import type { LiveRemote } from '@husrum/contract/manifest';
import { toContainerName } from './container-name';

/** Enables the CSS rules of this build, and disables those of the remote's other builds, which have the same class names. */
export const activateStyles = (manifest: LiveRemote): void => {
  const remotePrefix = toContainerName({ name: manifest.name, build: '' });
  const buildPrefix = `${toContainerName(manifest)}:`;
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-webpack^="${remotePrefix}"]`)) {
    style.media = style.dataset.webpack?.startsWith(buildPrefix) ? '' : 'not all';
  }
};
