import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { presentRemotes, remoteDir } from './paths';

/** Makes the remotes' builds available in another web root than the workspace, by symbolic links. */
export const linkRemotes = (webRoot: string): void => {
  mkdirSync(webRoot, { recursive: true });
  for (const name of presentRemotes())
    if (!existsSync(join(webRoot, name))) symlinkSync(remoteDir(name), join(webRoot, name));
};
