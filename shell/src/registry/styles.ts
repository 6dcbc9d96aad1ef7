import type { LiveRemote } from '@husrum/contract/manifest';
import { toContainerName } from './container-name';

/** Two builds of a remote have CSS rules for the same class names: enables those of this build only. */
export const activateStyles = (manifest: LiveRemote): void => {
  const remotePrefix = toContainerName({ name: manifest.name, build: '' });
  const buildPrefix = `${toContainerName(manifest)}:`;
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-webpack^="${remotePrefix}"]`)) {
    style.media = style.dataset.webpack?.startsWith(buildPrefix) ? '' : 'not all';
  }
};
