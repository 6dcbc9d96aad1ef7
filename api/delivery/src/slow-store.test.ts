import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testClock } from '@husrum/api-platform/testing';
import { expectOthersAnswered, readStoreTime, testServer } from '@husrum/api-testing';
import { makeBuild, writeBuild } from '@husrum/api-testing/test-build';
import { createTeam, promote, publish, seal, upload } from '@husrum/api-testing/test-team';
import { deleteUnreferencedFiles } from './delete-unreferenced-files';
import { importLocalBuilds } from './import-local-builds';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-slow-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());

const remote = 'mf-leases';
const signal = new AbortController().signal;

const whileStoreIsSlow = (run: () => Promise<unknown>) => expectOthersAnswered(app, run);

describe('while the file store is slow, other calls do not wait for', () => {
  it('an upload', async () => {
    const team = await createTeam(app, remote);
    await whileStoreIsSlow(() => upload(team, makeBuild(remote, 'a')));
  });

  it('the sealing of a build', async () => {
    const team = await createTeam(app, remote);
    const testBuild = makeBuild(remote, 'b');
    await upload(team, testBuild);
    await whileStoreIsSlow(() => seal(team, testBuild));
  });

  it('a promotion', async () => {
    const team = await createTeam(app, remote);
    await publish(team, remote, 'c');
    await whileStoreIsSlow(() => promote(team, remote, 'c'));
  });

  it('a file of a build', async () => {
    await publish(await createTeam(app, remote), remote, 'd');
    await whileStoreIsSlow(() => app.fastify.inject(`/remotes/${remote}/d/12.js`));
  });

  it('the import of local builds', async () => {
    writeBuild(root, makeBuild('mf-objects', 'e'));
    await whileStoreIsSlow(() =>
      importLocalBuilds({ ...app, settings: { webRoot: root, production: false } }, app.fastify.log),
    );
  });

  it('the deletion of files', async () => {
    await upload(await createTeam(app, remote), makeBuild(remote, 'f'));
    const clock = testClock(await readStoreTime(app.files, { plusDays: 31 }));
    await whileStoreIsSlow(() => deleteUnreferencedFiles({ ...app, clock, log: app.fastify.log, signal }));
  });
});

test('the test file store throws inside a transaction', async () => {
  const read = app.system(() => app.files.get('remotes/mf-leases/a/12.js'));
  await expect(read).rejects.toThrow('within a transaction');
});
