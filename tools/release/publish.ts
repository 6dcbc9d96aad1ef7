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
 * Uploads the build in a folder, lets the server verify it, and fetches every file like a browser, through any proxy in front
 * of the server. It can be repeated after an interruption. Returns the build's id.
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
    if (stored.integrity !== integrityOf(bytes)) throw new CommandError(`${name} did not arrive as it is`);
  };
  const verifyServedFile = async ({ name, integrity }: (typeof files)[number]) => {
    const response = await fetch(client.origin + urls.remote(remote, build, name));
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok || integrityOf(bytes) !== integrity)
      throw new CommandError(
        `${response.url} answers ${response.status}, and not with the file of the build`,
      );
  };

  if ((await client.call(releaseCalls.build, { params })).sealed)
    report('is on the server already, verified');
  else {
    // The manifest is uploaded last. The build is complete when the server has verified it.
    const names = [...files.map(({ name }) => name), 'remote.json'];
    report(`uploads ${names.length} files`);
    await runConcurrently(names, CONCURRENT_FILES, upload);
    report('verifies files, contract and budget');
    await client.call(releaseCalls.seal, { params });
  }
  report('fetches every file as a browser does');
  await runConcurrently(files, CONCURRENT_FILES, verifyServedFile);
  report('is released');
  return build;
};
