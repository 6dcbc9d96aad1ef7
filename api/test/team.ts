import type { Manifest } from '@husrum/contract/manifest';
import { releaseCalls } from '@husrum/contract/release';
import type { RemoteName } from '@husrum/contract/routes';
import { insertToken } from '../src/release/token.store';
import { makeBuild, type TestBuild } from './build';
import { type Caller, callerOf } from './caller';
import type { TestServer } from './test-server';

/** A team with a token of its own, and what it does with builds. */
export const teamOf = async (app: TestServer, remote: RemoteName): Promise<Caller> => {
  const token = await app.system((tx) => insertToken(tx, { remote, name: `Team ${remote}` }));
  return callerOf(() => app.app, token);
};

export const upload = async (team: Caller, { manifest, files }: TestBuild): Promise<void> => {
  const params = { remote: manifest.name, build: manifest.build };
  for (const [name, bytes] of files)
    await team.post(releaseCalls.upload, { params, file: { name, bytes, mimetype: 'text/javascript' } });
};

export const seal = (team: Caller, { manifest: { name: remote, build } }: TestBuild) =>
  team.post(releaseCalls.seal, { params: { remote, build } });

export const publish = async (team: Caller, name: Manifest['name'], build: string): Promise<TestBuild> => {
  const made = makeBuild(name, build);
  await upload(team, made);
  await seal(team, made);
  return made;
};

export const promote = (team: Caller, remote: string, build: string, share = 100) =>
  team.post(releaseCalls.promote, { params: { remote }, body: { build, share, by: 'Åsa' } });
