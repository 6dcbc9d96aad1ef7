import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseCalls } from '@husrum/contract/release';
import { makeBuild, writeBuild } from '../../test/build';
import { makeAccount, testServer } from '../../test/kit';
import { promote, publish, teamOf } from '../../test/team';
import { importLocalBuilds } from './adopt-builds';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-live-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));
const remote = 'mf-leases';

test('everybody may ask which builds anybody can be given, and is told of no account', async () => {
  writeBuild(root, makeBuild('mf-objects', 'here'));
  await importLocalBuilds({ ...app, settings: { root, production: false } }, app.app.log);
  // Beside the server, and not taken in.
  writeBuild(root, makeBuild('mf-reports', 'later'));
  const team = await teamOf(app, remote);
  for (const build of ['old', 'two', 'one', 'unused']) await publish(team, remote, build);
  await promote(team, remote, 'one');
  await promote(team, remote, 'two', 10);
  for (const held of ['old', 'one']) {
    const account = await makeAccount(app);
    await app.system((tx) => tx.updateTable('user_account').set({ developer: true }).execute());
    await app.as(account).post(releaseCalls.pin, { body: { remote, build: held } });
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
