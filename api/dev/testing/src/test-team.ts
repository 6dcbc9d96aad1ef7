import { insertToken } from '@husrum/api-delivery/testing';
import type { Manifest } from '@husrum/contract/manifest';
import { releaseCalls } from '@husrum/contract/release';
import type { RemoteName } from '@husrum/contract/routes';
import { type Caller, createCaller } from './caller';
import { makeBuild, type TestBuild } from './test-build';
import type { TestServer } from './test-server';

/** A caller with a release token for the remote. */
export const createTeam = async (app: TestServer, remote: RemoteName): Promise<Caller> => {
  const token = await app.system((tx) => insertToken(tx, { remote, name: `Team ${remote}` }));
  return createCaller(() => app.fastify, token);
};

export const upload = async (team: Caller, { manifest, files }: TestBuild): Promise<void> => {
  const params = { remote: manifest.name, build: manifest.build };
  for (const [name, bytes] of files)
    await team.post(releaseCalls.upload, { params, file: { name, bytes, mimetype: 'text/javascript' } });
};

export const seal = (team: Caller, { manifest: { name: remote, build } }: TestBuild) =>
  team.post(releaseCalls.seal, { params: { remote, build } });

/** Uploads and seals a build. */
export const publish = async (team: Caller, name: Manifest['name'], build: string): Promise<TestBuild> => {
  const testBuild = makeBuild(name, build);
  await upload(team, testBuild);
  await seal(team, testBuild);
  return testBuild;
};

export const promote = (team: Caller, remote: string, build: string, share = 100) =>
  team.post(releaseCalls.promote, { params: { remote }, body: { build, share, by: 'Åsa' } });
