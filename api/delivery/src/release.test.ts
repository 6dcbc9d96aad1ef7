import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Caller, createCaller, makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { makeBuild } from '@husrum/api-testing/test-build';
import { createTeam, promote, publish, seal, upload } from '@husrum/api-testing/test-team';
import { OVERRIDE_COOKIE, releaseCalls } from '@husrum/contract/release';
import { telemetryCalls } from '@husrum/contract/telemetry';
import { rolloutPosition } from './assign-builds.rules';
import { insertRelease, listReleaseHistory } from './release.store';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-release-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const readAssignedBuild = async (remote: string, account?: TestAccount): Promise<string | undefined> => {
  const headers = account ? { authorization: `Bearer ${account.token}` } : {};
  const { remotes } = (await app.fastify.inject({ url: '/registry.json', headers })).json();
  const found = remotes.find((one: { name: string }) => one.name === remote);
  return found && `${found.build} ${found.chosen}`;
};
const makeDeveloper = async () => {
  const account = await makeAccount(app);
  await app.system((tx) =>
    tx.updateTable('user_account').set({ developer: true }).where('id', '=', account.userId).execute(),
  );
  return account;
};
/** An account whose user id meets the condition. */
const makeAccountWhere = async (matches: (userId: number) => boolean): Promise<TestAccount> => {
  const account = await makeAccount(app);
  return matches(account.userId) ? account : makeAccountWhere(matches);
};

let leases: Caller;
beforeAll(async () => {
  leases = await createTeam(app, 'mf-leases');
});
const remote = 'mf-leases';

describe('a build', () => {
  it('is not served before it is verified, and can then be released to everybody', async () => {
    const testBuild = makeBuild(remote, 'one');
    const params = { remote, build: 'one' };
    await upload(leases, testBuild);
    expect(await leases.get(releaseCalls.build, { params })).toEqual({ sealed: false });
    const beforeSeal = await app.fastify.inject({ url: '/remotes/mf-leases/one/12.js' });
    expect([beforeSeal.statusCode, beforeSeal.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(
      await leases.failure(releaseCalls.promote, { params: { remote }, body: { build: 'one' } }),
    ).toMatchObject({ status: 422, serverMessage: 'Bygget är inte uppladdat och prövat.' });
    await seal(leases, testBuild);
    expect(await readAssignedBuild(remote)).toBeUndefined();
    expect(await promote(leases, remote, 'one')).toMatchObject({
      ...{ action: 'promote', from: null, build: 'one', by: 'Team mf-leases (Åsa)' },
    });
    expect(await readAssignedBuild(remote)).toBe('one default');
    const served = await app.fastify.inject({ url: '/remotes/mf-leases/one/12.js' });
    expect(served.headers['cache-control']).toContain('immutable');
  });

  it.each(['evil.html', 'evil.svg', 'evil.js', 'remote.json'])(
    'is not served before it is verified: %s',
    async (name) => {
      const file = { name, bytes: Buffer.from('<script src="evil.js"></script>'), mimetype: 'text/html' };
      await leases.post(releaseCalls.upload, { params: { remote, build: 'evil' }, file });
      const { headers, statusCode } = await app.fastify.inject({ url: `/remotes/mf-leases/evil/${name}` });
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it('consists of the files in its manifest only', async () => {
    const testBuild = makeBuild(remote, 'strict');
    const unlisted: [string, Buffer] = ['evil.html', Buffer.from('<script src="12.js"></script>')];
    await upload(leases, { ...testBuild, files: new Map([...testBuild.files, unlisted]) });
    await seal(leases, testBuild);
    const httpStatusOf = async (file: string) =>
      (await app.fastify.inject({ url: `/remotes/mf-leases/strict/${file}` })).statusCode;
    expect([
      await httpStatusOf('12.js'),
      await httpStatusOf('remote.json'),
      await httpStatusOf('evil.html'),
    ]).toEqual([200, 200, 404]);
  });

  it('cannot be overwritten', async () => {
    const failed = await leases.failure(releaseCalls.upload, {
      params: { remote, build: 'one' },
      file: { name: '12.js', bytes: Buffer.from('evil'), mimetype: 'text/javascript' },
    });
    expect(failed.status).toBe(409);
    expect((await app.fastify.inject({ url: '/remotes/mf-leases/one/12.js' })).body).toContain("'one'");
  });

  it('is rejected when a file is missing, which the error names', async () => {
    const testBuild = makeBuild(remote, 'half');
    testBuild.manifest.files.push({ name: '99.js', bytes: 1, integrity: 'sha384-x' });
    await upload(leases, {
      ...testBuild,
      files: new Map([...testBuild.files, ['remote.json', Buffer.from(JSON.stringify(testBuild.manifest))]]),
    });
    const failed = await leases.failure(releaseCalls.seal, { params: { remote, build: 'half' } });
    expect(failed).toMatchObject({ status: 422, data: { files: ['99.js saknas'] } });
    expect(await leases.get(releaseCalls.build, { params: { remote, build: 'half' } })).toEqual({
      sealed: false,
    });
  });

  it('is rejected without a manifest', async () => {
    const failed = await leases.failure(releaseCalls.seal, { params: { remote, build: 'none' } });
    expect(failed).toMatchObject({ status: 422, serverMessage: 'remote.json saknas' });
  });

  it.each(['.htaccess', '..', ''])('cannot contain a file with the name %p', async (name) => {
    const failed = await leases.failure(releaseCalls.upload, {
      params: { remote, build: 'two' },
      file: { name, bytes: Buffer.from('x'), mimetype: 'text/javascript' },
    });
    expect(failed.status).toBe(422);
  });
});

describe('a token', () => {
  const attempt = { params: { remote }, body: { build: 'one' } };

  it.each<[string, (team: Caller) => ReturnType<Caller['failure']>]>([
    ['promote', (team) => team.failure(releaseCalls.promote, attempt)],
    ['roll back', (team) => team.failure(releaseCalls.rollback, attempt)],
    ['stop', (team) => team.failure(releaseCalls.stop, attempt)],
    ['remove', (team) => team.failure(releaseCalls.remove, attempt)],
    ['verify', (team) => team.failure(releaseCalls.seal, { params: { remote, build: 'one' } })],
    [
      'upload',
      (team) =>
        team.failure(releaseCalls.upload, {
          params: { remote, build: 'x' },
          file: { name: 'entry.js', bytes: Buffer.from('x'), mimetype: 'text/javascript' },
        }),
    ],
  ])('of another team cannot %s', async (_description, attemptBy) => {
    const failed = await attemptBy(await createTeam(app, 'mf-economy'));
    expect(failed).toMatchObject({
      status: 403,
      serverMessage: 'Nyckeln gäller mf-economy, inte mf-leases.',
    });
    expect(await readAssignedBuild(remote)).toBe('one default');
  });

  it('is rejected when it is missing, unknown, revoked or an access token of a user', async () => {
    const revoked = await createTeam(app, remote);
    await app.system((tx) =>
      tx.updateTable('release_token').set({ revoked_at: '2026-11-20T08:00:00Z' }).execute(),
    );
    for (const caller of [
      revoked,
      app.as(),
      app.as(await makeAccount(app)),
      createCaller(() => app.fastify, 'x'),
    ])
      expect(await caller.failure(releaseCalls.promote, attempt)).toMatchObject({ status: 401 });
    leases = await createTeam(app, remote);
  });
});

describe('a canary', () => {
  it('reaches its share of the users, and can be stopped', async () => {
    await publish(leases, remote, 'two');
    await promote(leases, remote, 'two', 10);
    const inside = await makeAccountWhere((id) => rolloutPosition(remote, id) < 10);
    const outside = await makeAccountWhere((id) => rolloutPosition(remote, id) >= 10);
    expect([
      await readAssignedBuild(remote, inside),
      await readAssignedBuild(remote, outside),
      await readAssignedBuild(remote),
    ]).toEqual(['two canary', 'one default', 'one default']);
    const stopped = await leases.post(releaseCalls.rollback, { params: { remote }, body: {} });
    expect(stopped).toMatchObject({ action: 'stop', build: 'one', canary: null });
    expect(await readAssignedBuild(remote, inside)).toBe('one default');
    expect(await leases.failure(releaseCalls.stop, { params: { remote }, body: {} })).toMatchObject({
      status: 409,
    });
  });

  /** The trace id of a visit with this number. */
  const traceId = (n: number) => n.toString(16).padStart(32, '0');
  const timing = (build: string, n: number) => ({
    ...{ remote, build, kind: 'timing', trace: traceId(n), ms: 300 + n },
  });
  const error = (build: string, n: number) => ({
    ...{ remote, build, kind: 'render', trace: traceId(n), message: 'Cannot read properties of undefined' },
  });
  type Reports = readonly (ReturnType<typeof timing> | ReturnType<typeof error>)[];
  const report = (caller: Caller, reports: Reports) =>
    caller.post(telemetryCalls.report, { body: { reports: [...reports] } });
  const reportVisit = (caller: Caller, n: number) => report(caller, [timing('two', n)]);
  const reportFailure = (caller: Caller, n: number) => report(caller, [timing('two', n), error('two', n)]);
  const newestEntry = async () => (await app.as(await makeDeveloper()).get(releaseCalls.log)).data[0];
  /** Whether the user gets a canary with a share of 50 percent. */
  const isInside = (userId: number) => rolloutPosition(remote, userId) < 50;

  it('makes its users report every visit', async () => {
    await promote(leases, remote, 'two', 50);
    const sampleOf = async (account?: TestAccount) => {
      const headers = account ? { authorization: `Bearer ${account.token}` } : {};
      return (await app.fastify.inject({ url: '/registry.json', headers })).json().sample;
    };
    const outside = await makeAccountWhere((id) => !isInside(id));
    expect([
      await sampleOf(await makeAccountWhere(isInside)),
      await sampleOf(outside),
      await sampleOf(),
    ]).toEqual([1, 0.1, 0.1]);
  });

  it('is not stopped by one user, by anonymous reports, by users without it, or by pages opened before it started', async () => {
    const bo = app.as(await makeAccountWhere(isInside));
    for (let n = 0; n < 10; n += 1) await reportFailure(bo, 100 + n);
    for (let n = 0; n < 10; n += 1) await reportFailure(app.as(), 200 + n);
    const outside = app.as(await makeAccountWhere((id) => !isInside(id)));
    for (let n = 0; n < 10; n += 1) await reportFailure(outside, 300 + n);
    const withOpenPage = app.as(await makeAccountWhere(isInside));
    for (let n = 0; n < 3; n += 1) await report(withOpenPage, [error('two', 400 + n)]);
    expect(await newestEntry()).toMatchObject({ action: 'canary' });
  });

  it('is stopped when it fails more often than the current build', async () => {
    app.clock.set('2026-11-20T08:01:00Z');
    await promote(leases, remote, 'two', 49);
    const [anna, cia] = [app.as(await makeAccountWhere(isInside)), app.as(await makeAccountWhere(isInside))];
    await reportVisit(anna, 0);
    await reportFailure(anna, 1);
    await reportFailure(anna, 2);
    await reportFailure(cia, 3);
    await reportFailure(cia, 4);
    expect(await newestEntry()).toMatchObject({ action: 'canary' });
    await reportFailure(cia, 5);
    expect(await newestEntry()).toMatchObject({
      ...{ action: 'halt', build: 'one', canary: null, by: 'Husrum' },
      reason: 'two: Fel i 83,3 % av 6 besök, mot 0,0 % med bygget alla har',
    });
  });

  it('is stopped when it fails to load', async () => {
    app.clock.set('2026-11-20T08:02:00Z');
    await promote(leases, remote, 'two', 50);
    const reportLoadFailure = (caller: Caller, n: number) =>
      report(caller, [{ ...error('two', n), kind: 'load', message: 'entry.js is not there' }]);
    const [anna, cia] = [app.as(await makeAccountWhere(isInside)), app.as(await makeAccountWhere(isInside))];
    for (let n = 0; n < 3; n += 1) await reportLoadFailure(anna, 500 + n);
    expect(await newestEntry()).toMatchObject({ action: 'canary' });
    await reportLoadFailure(cia, 503);
    expect(await newestEntry()).toMatchObject({ action: 'halt' });
  });

  it('is shown to developers after it was stopped, with its visits, load time and newest errors', async () => {
    const { remotes } = await app.as(await makeDeveloper()).get(releaseCalls.status);
    expect(remotes.map((one) => one.remote).slice(0, 3)).toEqual(['shell', 'mf-objects', 'mf-leases']);
    const status = remotes.find((one) => one.remote === remote);
    expect(status).toMatchObject({
      live: { build: 'one', contract: 1, visits: 0, load_p75: null, error_rate: null },
      canary: null,
    });
    expect(status?.live?.by).toBe('Team mf-leases (Åsa)');
    expect(status?.builds[0]).toMatchObject({
      build: 'two',
      by: 'Team mf-leases',
      visits: 40,
      load_p75: 600.25,
    });
    expect(status?.errors[0]).toMatchObject({ build: 'two', kind: 'load', trace: traceId(503) });
  });
});

describe('a rollback', () => {
  it('leads to the previous build or a given one, and rejects unverified builds', async () => {
    await promote(leases, remote, 'two');
    const rollBack = (build?: string) =>
      leases.post(releaseCalls.rollback, { params: { remote }, body: { build } });
    expect(await rollBack()).toMatchObject({ action: 'rollback', from: 'two', build: 'one' });
    expect(await leases.failure(releaseCalls.rollback, { params: { remote }, body: {} })).toMatchObject({
      status: 409,
      serverMessage: 'Team mf-leases har redan gått tillbaka till one. Alla har one.',
    });
    expect(await rollBack('two')).toMatchObject({ build: 'two' });
    const unknown = { params: { remote }, body: { build: 'half' } };
    expect(await leases.failure(releaseCalls.rollback, unknown)).toMatchObject({ status: 422 });
    const log = await app.system((tx) => listReleaseHistory(tx, remote));
    expect(await rollBack('two')).toMatchObject({ action: 'rollback', build: 'two' });
    expect(await app.system((tx) => listReleaseHistory(tx, remote))).toEqual(log);
  });

  it('without a build is rejected when the team or the server has just stopped the canary', async () => {
    const rollBack = () => leases.failure(releaseCalls.rollback, { params: { remote }, body: {} });
    const countEntries = async () => (await app.system((tx) => listReleaseHistory(tx, remote))).length;
    await promote(leases, remote, 'one', 10);
    await leases.post(releaseCalls.stop, { params: { remote }, body: { by: 'Åsa' } });
    const before = await countEntries();
    expect(await rollBack()).toMatchObject({
      status: 409,
      serverMessage:
        'Team mf-leases (Åsa) har redan avbrutit försöket. Alla har two. Ange bygget för att gå längre tillbaka: one.',
    });
    await promote(leases, remote, 'one', 10);
    await app.system(async (tx) => {
      const halt = { action: 'halt', from_build: 'two', build: 'two', canary: null, share: null } as const;
      await insertRelease(tx, { ...halt, remote, by: 'Husrum', reason: 'one: Fel i 50,0 % av 20 besök' });
    });
    expect(await rollBack()).toMatchObject({ status: 409 });
    expect([await readAssignedBuild(remote), await countEntries()]).toEqual(['two default', before + 2]);
  });

  it('without a build restores a removed remote', async () => {
    await leases.post(releaseCalls.remove, { params: { remote }, body: {} });
    expect(await readAssignedBuild(remote)).toBeUndefined();
    await leases.post(releaseCalls.rollback, { params: { remote }, body: {} });
    expect(await readAssignedBuild(remote)).toBe('two default');
  });
});

describe('a developer', () => {
  it('can pin their own account to a build', async () => {
    const anna = await makeDeveloper();
    await app.as(anna).post(releaseCalls.pin, { body: { remote, build: 'one' } });
    expect([
      await readAssignedBuild(remote, anna),
      await readAssignedBuild(remote, await makeAccount(app)),
    ]).toEqual(['one pinned', 'two default']);
    await app.as(anna).post(releaseCalls.pin, { body: { remote, build: null } });
    expect(await readAssignedBuild(remote, anna)).toBe('two default');
    const failed = await app.as(anna).failure(releaseCalls.pin, { body: { remote, build: 'half' } });
    expect(failed.status).toBe(422);
  });

  const readPagePolicy = async (cookie: string) => {
    mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
    writeFileSync(path.join(root, 'shell/dist/index.html'), '<!doctype html>');
    const { headers } = await app.fastify.inject({ url: '/lease/overview', headers: { cookie } });
    return String(headers['content-security-policy']);
  };

  it('can allow scripts from one local origin in their own browser', async () => {
    const anna = await makeDeveloper();
    const origin = 'http://localhost:4201';
    const { token } = await app.as(anna).post(releaseCalls.override, { body: { remote, origin } });
    expect(await readPagePolicy(`a=b; ${OVERRIDE_COOKIE}=${token}`)).toContain(
      `script-src 'self' ${origin};`,
    );
    for (const other of ['http://evil.example:80', 'http://localhost:4201/x', 'http://127.0.0.1.evil.se:80'])
      expect(
        await app.as(anna).failure(releaseCalls.override, { body: { remote, origin: other } }),
      ).toMatchObject({ status: 422 });
    expect(await readPagePolicy(`${OVERRIDE_COOKIE}=${anna.token}`)).toContain("script-src 'self';");
  });

  it('is the only user who may read the status and the log, pin an account or run a local build: others get 404', async () => {
    const bo = app.as(await makeAccount(app));
    const statuses = await Promise.all([
      bo.failure(releaseCalls.status),
      bo.failure(releaseCalls.log),
      bo.failure(releaseCalls.pin, { body: { remote, build: 'one' } }),
      bo.failure(releaseCalls.override, { body: { remote, origin: 'http://localhost:4201' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('sees the contract version of the live build, also when many newer builds are uploaded', async () => {
    for (let n = 0; n < 10; n += 1) await publish(leases, remote, `newer${n}`);
    const { remotes } = await app.as(await makeDeveloper()).get(releaseCalls.status);
    const status = remotes.find((one) => one.remote === remote);
    expect(status?.builds.map(({ build }) => build)).not.toContain('two');
    expect(status?.live).toMatchObject({ build: 'two', contract: 1 });
  });

  it('reads the log of one remote in pages, newest first', async () => {
    const anna = app.as(await makeDeveloper());
    const log = await anna.get(releaseCalls.log, { query: { remote, limit: 2 } });
    expect(log).toMatchObject({
      per_page: 2,
      data: [{ action: 'rollback' }, { action: 'remove', build: null }],
    });
    expect((await anna.get(releaseCalls.log, { query: { remote: 'mf-economy' } })).total).toBe(0);
  });
});
