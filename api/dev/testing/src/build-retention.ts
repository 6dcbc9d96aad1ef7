import { allJobs } from '@husrum/api-app/testing';
import { listReleaseHistory, STORE_FOLDERS, uploadKey } from '@husrum/api-delivery/testing';
import { drainJobs } from '@husrum/api-platform/testing';
import { releaseCalls } from '@husrum/contract/release';
import Fastify from 'fastify';
import { makeAccount } from './index';
import { readStoreTime } from './store-time';
import { makeBuild } from './test-build';
import type { TestServer } from './test-server';
import { createTeam, promote, publish, seal, upload } from './test-team';

const remote = 'mf-leases';

const createHelpers = (app: TestServer) => ({
  runNightlyJobs: () =>
    drainJobs(
      { db: app.db, clock: app.clock, files: app.files, settings: app.settings, log: Fastify().log },
      allJobs,
    ),
  statusOf: async (build: string, file = '12.js') =>
    (await app.fastify.inject(`/remotes/${remote}/${build}/${file}`)).statusCode,
  /** The number of stored files of a verified build. */
  countFiles: async (build: string) => {
    const row = await app.system((tx) =>
      tx
        .selectFrom('remote_build')
        .select('folder')
        .where('remote', '=', remote)
        .where('build', '=', build)
        .executeTakeFirstOrThrow(),
    );
    return (await app.files.list(row.folder)).length;
  },
  isUploaded: async (build: string, file = 'entry.js') =>
    (await app.files.get(uploadKey({ remote, build }, file))) !== undefined,
});

/**
 * Tests the nightly deletion of builds with any file store. The clock starts from the time of the file store.
 */
export const testBuildRetention = (app: TestServer): void => {
  let today = 0;
  beforeAll(async () => {
    today = Date.parse(await readStoreTime(app.files));
  });
  const setClockAhead = (days: number) =>
    app.clock.set(new Date(today + days * 24 * 3_600_000).toISOString());
  const { runNightlyJobs, statusOf, countFiles, isUploaded } = createHelpers(app);

  test('deletes uploads a month after their last file, and keeps verified builds', async () => {
    const team = await createTeam(app, remote);
    setClockAhead(0);
    const partial = makeBuild(remote, 'partial');
    const [entry, ...rest] = partial.files;
    await upload(team, { ...partial, files: new Map(entry ? [entry] : []) });
    await publish(team, remote, 'verified');
    await promote(team, remote, 'verified');
    // These folders were left by a verification that was killed, and by an older server.
    for (const folder of ['verified.0a1b', 'stray'])
      await app.files.put(`remotes/${remote}/${folder}/99.js`, Buffer.from('x'), 'text/javascript');

    setClockAhead(29);
    await runNightlyJobs();
    expect([await isUploaded('partial'), await isUploaded('verified')]).toEqual([true, true]);
    setClockAhead(32);
    await runNightlyJobs();
    expect([await isUploaded('partial'), await isUploaded('verified')]).toEqual([false, false]);
    expect([await countFiles('verified'), await statusOf('verified')]).toEqual([2, 200]);
    const all = await Promise.all(STORE_FOLDERS.map((folder) => app.files.list(folder)));
    expect(all.flat()).toHaveLength(2);

    // The partial build can be uploaded again.
    await upload(team, { ...partial, files: new Map([...rest, ...(entry ? [entry] : [])]) });
    await seal(team, partial);
    expect(await statusOf('partial', 'entry.js')).toBe(200);
  });

  test('deletes unused builds after a month, and keeps the log of releases', async () => {
    const team = await createTeam(app, remote);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const [day, build] of names.entries()) {
      setClockAhead(40 + day);
      await publish(team, remote, build);
      await promote(team, remote, build);
    }
    const log = await app.system((tx) => listReleaseHistory(tx, remote));
    const anna = await makeAccount(app);
    await app.system((tx) => tx.updateTable('user_account').set({ developer: true }).execute());
    const pinned = await app.as(anna).post(releaseCalls.pin, { body: { remote, build: 'b' } });
    expect(pinned).toMatchObject({ message: 'Kontot hålls vid b' });

    setClockAhead(67);
    await runNightlyJobs();
    // A page that is still open from the first day can load the rest of its build.
    expect(await statusOf('a')).toBe(200);

    setClockAhead(101);
    await runNightlyJobs();
    expect(await Promise.all(['a', 'b', 'c', 'h'].map(countFiles))).toEqual([0, 2, 2, 2]);
    expect([await statusOf('b'), await statusOf('c')]).toEqual([200, 200]);
    expect(await app.system((tx) => listReleaseHistory(tx, remote))).toEqual(log);
    const status = (await app.as(anna).get(releaseCalls.status)).remotes.find((one) => one.remote === remote);
    expect(status?.builds.map(({ build }) => build)).toEqual(['h', 'g', 'f', 'e', 'd', 'c', 'b']);
    for (const call of [releaseCalls.promote, releaseCalls.rollback])
      expect(await team.failure(call, { params: { remote }, body: { build: 'a' } })).toMatchObject({
        status: 422,
      });
  });

  test('a deleted build can be uploaded again', async () => {
    const team = await createTeam(app, remote);
    expect(await team.get(releaseCalls.build, { params: { remote, build: 'a' } })).toEqual({
      sealed: false,
    });
    // An old page must not cache the 404.
    const { statusCode, headers } = await app.fastify.inject(`/remotes/${remote}/a/12.js`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    await publish(team, remote, 'a');
    await promote(team, remote, 'a');
    setClockAhead(102);
    await runNightlyJobs();
    expect([await countFiles('a'), await statusOf('a', 'entry.js')]).toEqual([2, 200]);
  });
};
