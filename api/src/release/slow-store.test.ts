import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBuild, writeBuild } from '../../test/build';
import { besideOthers } from '../../test/held-files';
import { testServer } from '../../test/kit';
import { promote, publish, seal, teamOf, upload } from '../../test/team';
import { testClock } from '../platform/clock';
import { importLocalBuilds } from './adopt-builds';
import { clearFiles } from './clear-files';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-slow-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());

const remote = 'mf-leases';
const inAMonth = testClock(new Date(Date.now() + 31 * 24 * 3_600_000).toISOString());
const signal = new AbortController().signal;

const besideALandlord = (context: () => Promise<unknown>) => besideOthers(app, context);

describe('while the file store is slow, a landlord waits for no', () => {
  it('upload', async () => {
    const team = await teamOf(app, remote);
    await besideALandlord(() => upload(team, makeBuild(remote, 'a')));
  });

  it('proof', async () => {
    const team = await teamOf(app, remote);
    const made = makeBuild(remote, 'b');
    await upload(team, made);
    await besideALandlord(() => seal(team, made));
  });

  it('promotion', async () => {
    const team = await teamOf(app, remote);
    await publish(team, remote, 'c');
    await besideALandlord(() => promote(team, remote, 'c'));
  });

  it('file of a build', async () => {
    await publish(await teamOf(app, remote), remote, 'd');
    await besideALandlord(() => app.app.inject(`/remotes/${remote}/d/12.js`));
  });

  it('builds that a server finds when it starts', async () => {
    writeBuild(root, makeBuild('mf-objects', 'e'));
    await besideALandlord(() =>
      importLocalBuilds({ ...app, settings: { root, production: false } }, app.app.log),
    );
  });

  it('clearing', async () => {
    await upload(await teamOf(app, remote), makeBuild(remote, 'f'));
    await besideALandlord(() => clearFiles({ ...app, clock: inAMonth, log: app.app.log, signal }));
  });
});

test('a test that asks the store within a transaction fails by it', async () => {
  const asked = app.system(() => app.files.get('remotes/mf-leases/a/12.js'));
  await expect(asked).rejects.toThrow('within a transaction');
});
