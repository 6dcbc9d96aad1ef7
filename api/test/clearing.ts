import { calls } from '@husrum/contract';
import Fastify from 'fastify';
import { drainJobs } from '../src/platform/jobs/drain';
import { BUILDS, keyOf } from '../src/release/build-files';
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
  isKept: (build: string) =>
    Promise.all(
      ['entry.js', '12.js', 'remote.json'].map(
        async (file) => (await app.files.get(keyOf({ remote, build }, file))) !== undefined,
      ),
    ),
});

/** That builds are cleared away by night, whatever the server keeps its files in. */
export const clearsBuilds = (app: TestServer): void => {
  const at = (date: string) => app.clock.set(`${date}T08:00:00Z`);
  const { nightly, fetched, isKept } = nightsOf(app);

  test('builds that nobody is given any more go after a month, and the log stays', async () => {
    const team = await teamOf(app, remote);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const [day, build] of names.entries()) {
      at(`2026-09-0${day + 1}`);
      await publish(team, remote, build);
      await promote(team, remote, build);
    }
    const log = await app.system((tx) => logOf(tx, remote));
    const anna = await makeAccount(app);
    await app.system((tx) => tx.updateTable('user_account').set({ developer: true }).execute());
    const held = await app.as(anna).post(calls.release.pin, { body: { remote, build: 'b' } });
    expect(held).toMatchObject({ message: 'Kontot hålls vid b' });

    at('2026-09-28');
    await nightly();
    // An open page of the first day still finds what it has not fetched yet.
    expect(await fetched('a')).toBe(200);

    at('2026-11-01');
    await nightly();
    expect(await Promise.all(['a', 'b', 'c', 'h'].map(isKept))).toEqual([
      [false, false, false],
      ...Array(3).fill([true, true, true]),
    ]);
    expect([await fetched('b'), await fetched('c')]).toEqual([200, 200]);
    expect(await app.system((tx) => logOf(tx, remote))).toEqual(log);
    const status = (await app.as(anna).get(calls.release.status)).remotes.find(
      (one) => one.remote === remote,
    );
    expect(status?.builds.map(({ build }) => build)).toEqual(['h', 'g', 'f', 'e', 'd', 'c', 'b']);
    for (const call of [calls.release.promote, calls.release.rollback])
      expect(await team.failure(call, { params: { remote }, body: { build: 'a' } })).toMatchObject({
        status: 422,
      });
  });

  test('one that was cleared away can be brought again', async () => {
    const team = await teamOf(app, remote);
    expect(await team.get(calls.release.build, { params: { remote, build: 'a' } })).toEqual({
      sealed: false,
    });
    await publish(team, remote, 'a');
    await promote(team, remote, 'a');
    await nightly();
    expect(await isKept('a')).toEqual([true, true, true]);
    expect(await fetched('a', 'entry.js')).toBe(200);
  });

  test('an upload that was never finished goes a month after its last file, and what was proven stays', async () => {
    const team = await teamOf(app, remote);
    const inDays = (days: number) =>
      app.clock.set(new Date(Date.now() + days * 24 * 3_600_000).toISOString());
    inDays(0);
    const begun = makeBuild(remote, 'begun');
    const [entry, ...rest] = begun.files;
    await upload(team, { ...begun, files: new Map(entry ? [entry] : []) });
    await publish(team, remote, 'proven');
    await promote(team, remote, 'proven');
    // Of a build that was cleared away, a file that its description did not name.
    await app.files.put(keyOf({ remote, build: 'stray' }, '99.js'), Buffer.from('x'), 'text/javascript');

    inDays(29);
    await nightly();
    expect(await fetched('begun', 'entry.js')).toBe(200);
    inDays(32);
    await nightly();
    expect(await isKept('begun')).toEqual([false, false, false]);
    expect(await isKept('proven')).toEqual([true, true, true]);
    expect((await app.files.list(BUILDS)).filter(({ key }) => /begun|stray/.test(key))).toEqual([]);

    // Begun anew, it is proven as if nothing had been there.
    await upload(team, { ...begun, files: new Map([...rest, ...(entry ? [entry] : [])]) });
    await seal(team, begun);
    expect(await fetched('begun', 'entry.js')).toBe(200);
  });
};
