import { existsSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@husrum/contract';
import Fastify from 'fastify';
import { makeAccount, testServer } from '../../test/kit';
import { promote, publish, teamOf } from '../../test/team';
import { drainJobs } from '../platform/jobs/drain';
import { logOf } from './release.store';

const app = testServer();
const remote = 'mf-leases';
const at = (date: string) => app.clock.set(`${date}T08:00:00Z`);
const nightly = () =>
  drainJobs({ db: app.db, clock: app.clock, files: app.files, settings: app.settings, log: Fastify().log });
const fetched = async (build: string, file = '12.js') =>
  (await app.app.inject(`/remotes/${remote}/${build}/${file}`)).statusCode;
const isKept = (build: string) =>
  ['entry.js', '12.js', 'remote.json'].map((file) =>
    existsSync(path.join(app.settings.dataDir, 'files/remotes', remote, build, file)),
  );

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
  expect([isKept('a'), isKept('b'), isKept('c'), isKept('h')]).toEqual([
    [false, false, false],
    ...Array(3).fill([true, true, true]),
  ]);
  expect([await fetched('b'), await fetched('c')]).toEqual([200, 200]);
  expect(await app.system((tx) => logOf(tx, remote))).toEqual(log);
  const status = (await app.as(anna).get(calls.release.status)).remotes.find((one) => one.remote === remote);
  expect(status?.builds.map(({ build }) => build)).toEqual(['h', 'g', 'f', 'e', 'd', 'c', 'b']);
  for (const call of [calls.release.promote, calls.release.rollback])
    expect(await team.failure(call, { params: { remote }, body: { build: 'a' } })).toMatchObject({
      status: 422,
    });
});

test('one that was cleared away can be brought again', async () => {
  const team = await teamOf(app, remote);
  expect(await team.get(calls.release.build, { params: { remote, build: 'a' } })).toEqual({ sealed: false });
  await publish(team, remote, 'a');
  await promote(team, remote, 'a');
  await nightly();
  expect(isKept('a')).toEqual([true, true, true]);
  expect(await fetched('a', 'entry.js')).toBe(200);
});
