import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@husrum/build';
import { manifest, urls } from '@husrum/contract/manifest';
import { releaseCalls } from '@husrum/contract/release';
import { runConcurrently } from '../process';
import { CommandError } from '../servers/command-error';
import type { ApiClient } from '../servers/contract-client';

const CONCURRENT_FILES = 4;

/**
 * Uploads the build in a folder, lets the server verify it, and fetches every file like a browser, through any proxy in
 * front of the server. Can be repeated after an interruption. Returns the build's id.
 */
export const publish = async (folder: string, client: ApiClient): Promise<string> => {
  const {
    name: remote,
    build,
    files,
  } = manifest.validateSync(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
  const params = { remote, build };
  const report = (step: string) => console.log(`▸ ${build} ${step}`);

  const upload = async (name: string) => {
    const bytes = new Uint8Array(readFileSync(join(folder, name)));
    const stored = await client.call(releaseCalls.upload, { params, file: { name, bytes } });
    if (stored.integrity !== integrityOf(bytes)) throw new CommandError(`${name} kom inte fram som den är`);
  };
  const verifyServedFile = async ({ name, integrity }: (typeof files)[number]) => {
    const response = await fetch(client.origin + urls.remote(remote, build, name));
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok || integrityOf(bytes) !== integrity)
      throw new CommandError(`${response.url} svarar ${response.status}, och inte med byggets fil`);
  };

  if ((await client.call(releaseCalls.build, { params })).sealed) report('finns redan på servern, prövat');
  else {
    // The manifest is uploaded last. The build is complete when the server has verified it.
    const names = [...files.map(({ name }) => name), 'remote.json'];
    report(`laddar upp ${names.length} filer`);
    await runConcurrently(names, CONCURRENT_FILES, upload);
    report('prövar filer, kontrakt och budget');
    await client.call(releaseCalls.seal, { params });
  }
  report('hämtar varje fil som en webbläsare gör');
  await runConcurrently(files, CONCURRENT_FILES, verifyServedFile);
  report('släpps');
  return build;
};
