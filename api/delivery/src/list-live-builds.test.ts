import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeAccount, testServer } from '@husrum/api-testing';
import { makeBuild, writeBuild } from '@husrum/api-testing/test-build';
import { createTeam, promote, publish } from '@husrum/api-testing/test-team';
import { releaseCalls } from '@husrum/contract/release';
import { importLocalBuilds } from './import-local-builds';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-live-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));
const remote = 'mf-leases';

test('anybody can list the builds that users can get, but not which account gets which', async () => {
  writeBuild(root, makeBuild('mf-objects', 'here'));
  await importLocalBuilds({ ...app, settings: { webRoot: root, production: false } }, app.fastify.log);
  // This build is on disk, but not imported.
  writeBuild(root, makeBuild('mf-reports', 'later'));
  const team = await createTeam(app, remote);
  for (const build of ['old', 'two', 'one', 'unused']) await publish(team, remote, build);
  await promote(team, remote, 'one');
  await promote(team, remote, 'two', 10);
  for (const pinned of ['old', 'one']) {
    const account = await makeAccount(app);
    await app.system((tx) => tx.updateTable('user_account').set({ developer: true }).execute());
    await app.as(account).post(releaseCalls.pin, { body: { remote, build: pinned } });
  }
  const objects = { remote: 'mf-objects', build: 'here', chosen: 'default' };
  expect(await app.as().get(releaseCalls.live)).toEqual({
    shell: null,
    builds: [
      { remote, build: 'old', chosen: 'pinned' },
      { remote, build: 'one', chosen: 'default' },
      { remote, build: 'two', chosen: 'canary' },
      objects,
    ],
  });

  await team.post(releaseCalls.remove, { params: { remote }, body: {} });
  expect((await app.as().get(releaseCalls.live)).builds).toEqual([objects]);
});
