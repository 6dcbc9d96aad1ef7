import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@husrum/build';
import { type Manifest, manifest, urls } from '@husrum/contract/manifest';
import { releaseCalls } from '@husrum/contract/release';
import { Refused, type TeamServer } from './team-server';

const AT_ONCE = 4;

/** A build in a folder of this machine. */
export interface BuiltFolder {
  readonly folder: string;
  readonly described: Manifest;
}

export const readBuilt = (folder: string): BuiltFolder => {
  const described = manifest.validateSync(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')));
  return { folder, described };
};

const each = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** Its description comes last, but it is not what makes a build count: that is the server's own proof. */
const filesOf = ({ files }: Manifest) => [...files.map(({ name }) => name), 'remote.json'];

const upload = ({ folder, described }: BuiltFolder, server: TeamServer): Promise<void> =>
  each(filesOf(described), async (name) => {
    const bytes = new Uint8Array(readFileSync(join(folder, name)));
    const params = { remote: described.name, build: described.build };
    const kept = await server.call(releaseCalls.upload, { params, file: { name, bytes } });
    if (kept.integrity !== integrityOf(bytes)) throw new Refused(`${name} kom inte fram som den är`);
  });

/** As a browser would fetch it, through whatever stands between: what people would be given is what lies here. */
const reach = ({ described }: BuiltFolder, { origin }: TeamServer): Promise<void> =>
  each(described.files, async ({ name, integrity }) => {
    const answer = await fetch(origin + urls.remote(described.name, described.build, name));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok || integrityOf(bytes) !== integrity)
      throw new Refused(`${answer.url} svarar ${answer.status}, och inte med byggets fil`);
  });

/** Brings the build to the server and has it proven. May be done again from any point where it broke off. */
export const publish = async (
  built: BuiltFolder,
  server: TeamServer,
  tell: (step: string) => void,
): Promise<void> => {
  const params = { remote: built.described.name, build: built.described.build };
  if ((await server.call(releaseCalls.build, { params })).sealed) {
    tell('finns redan på servern, prövat');
  } else {
    tell(`laddar upp ${filesOf(built.described).length} filer`);
    await upload(built, server);
    tell('prövar filer, kontrakt och budget');
    await server.call(releaseCalls.seal, { params });
  }
  tell('hämtar varje fil som en webbläsare gör');
  await reach(built, server);
};
