import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@husrum/build';
import { type Manifest, urls } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';

const FILES = 40;

/** Writes a build of random content, as large as a remote's, into a folder of its own. */
export const createSampleBuild = (folder: string, name: RemoteName): { folder: string; build: string } => {
  const build = randomBytes(6).toString('hex');
  const own = join(folder, build);
  mkdirSync(own, { recursive: true });
  const files = Array.from({ length: FILES }, (_none, at) => {
    const file = at === 0 ? 'entry.js' : `${at}.js`;
    const bytes = Buffer.from(`/* ${randomBytes(at === 0 ? 2000 : 500 * at).toString('hex')} */`);
    writeFileSync(join(own, file), bytes);
    return { name: file, bytes: bytes.length, integrity: integrityOf(bytes) };
  });
  const described: Manifest = {
    ...{ name, build, contract: 1, uses: undefined, preload: [], routes: [], nav: [], panels: [], files },
    entry: urls.remote(name, build, 'entry.js'),
    integrity: files[0]?.integrity ?? '',
    sizes: { entry: 1, total: 1 },
    builtAt: new Date().toISOString(),
  };
  writeFileSync(join(own, 'remote.json'), JSON.stringify(described));
  return { folder: own, build };
};
