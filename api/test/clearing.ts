import { releaseCalls } from '@husrum/contract/release';
import Fastify from 'fastify';
import { drainJobs } from '../src/platform/jobs/drain';
import { homes, uploadKey } from '../src/release/build-files';
import { logOf } from '../src/release/release.store';
import { makeBuild } from './build';
import { makeAccount } from './kit';
import { promote, publish, seal, teamOf, upload } from './team';
import type { TestServer } from './test-server';

const remote = 'mf-leases';

const nightsOf = (app: TestServer) => ({
  nightly: () =>
    drainJobs({ db: app.db, clock: app.clock, files: app.files, settings: app.settings, log: Fastify().log }),
  fetched: async (build: string, file = '12.js') =>
    (await app.app.inject(`/remotes/${remote}/${build}/${file}`)).statusCode,
  /** How many files of what was taken in are there. */
  filesOf: async (build: string) => {
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

/** That builds are cleared away by night, whatever the server keeps its files in: there all were put today. */
export const clearsBuilds = (app: TestServer): void => {
  const today = Date.now();
  const inDays = (days: number) => app.clock.set(new Date(today + days * 24 * 3_600_000).toISOString());
  const { nightly, fetched, filesOf, isUploaded } = nightsOf(app);

  test('uploads go a month after their last file, finished or not, and what was proven stays', async () => {
    const team = await teamOf(app, remote);
    inDays(0);
    const begun = makeBuild(remote, 'begun');
    const [entry, ...rest] = begun.files;
    await upload(team, { ...begun, files: new Map(entry ? [entry] : []) });
    await publish(team, remote, 'proven');
    await promote(team, remote, 'proven');
    // Of a proof that was killed, and of a build from before folders were named by rows.
    for (const folder of ['proven.0a1b', 'stray'])
      await app.files.put(`remotes/${remote}/${folder}/99.js`, Buffer.from('x'), 'text/javascript');

    inDays(29);
    await nightly();
    expect([await isUploaded('begun'), await isUploaded('proven')]).toEqual([true, true]);
    inDays(32);
    await nightly();
    expect([await isUploaded('begun'), await isUploaded('proven')]).toEqual([false, false]);
    expect([await filesOf('proven'), await fetched('proven')]).toEqual([2, 200]);
    const all = await Promise.all(homes.map((home) => app.files.list(home)));
    expect(all.flat()).toHaveLength(2);

    // Begun anew, it is proven as if nothing had been there.
    await upload(team, { ...begun, files: new Map([...rest, ...(entry ? [entry] : [])]) });
    await seal(team, begun);
    expect(await fetched('begun', 'entry.js')).toBe(200);
  });

  test('builds that nobody is given any more go after a month, and the log stays', async () => {
    const team = await teamOf(app, remote);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const [day, build] of names.entries()) {
      inDays(40 + day);
      await publish(team, remote, build);
      await promote(team, remote, build);
    }
    const log = await app.system((tx) => logOf(tx, remote));
    const anna = await makeAccount(app);
    await app.system((tx) => tx.updateTable('user_account').set({ developer: true }).execute());
    const held = await app.as(anna).post(releaseCalls.pin, { body: { remote, build: 'b' } });
    expect(held).toMatchObject({ message: 'Kontot hålls vid b' });

    inDays(67);
    await nightly();
    // An open page of the first day still finds what it has not fetched yet.
    expect(await fetched('a')).toBe(200);

    inDays(101);
    await nightly();
    expect(await Promise.all(['a', 'b', 'c', 'h'].map(filesOf))).toEqual([0, 2, 2, 2]);
    expect([await fetched('b'), await fetched('c')]).toEqual([200, 200]);
    expect(await app.system((tx) => logOf(tx, remote))).toEqual(log);
    const status = (await app.as(anna).get(releaseCalls.status)).remotes.find((one) => one.remote === remote);
    expect(status?.builds.map(({ build }) => build)).toEqual(['h', 'g', 'f', 'e', 'd', 'c', 'b']);
    for (const call of [releaseCalls.promote, releaseCalls.rollback])
      expect(await team.failure(call, { params: { remote }, body: { build: 'a' } })).toMatchObject({
        status: 422,
      });
  });

  test('one that was cleared away can be brought again', async () => {
    const team = await teamOf(app, remote);
    expect(await team.get(releaseCalls.build, { params: { remote, build: 'a' } })).toEqual({
      sealed: false,
    });
    // Somebody whose page is as old asks for it once more, and is not to remember the answer.
    const { statusCode, headers } = await app.app.inject(`/remotes/${remote}/a/12.js`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    await publish(team, remote, 'a');
    await promote(team, remote, 'a');
    inDays(102);
    await nightly();
    expect([await filesOf('a'), await fetched('a', 'entry.js')]).toEqual([2, 200]);
  });
};
