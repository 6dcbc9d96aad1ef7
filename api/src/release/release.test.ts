import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OVERRIDE_COOKIE, releaseCalls } from '@husrum/contract/release';
import { telemetryCalls } from '@husrum/contract/telemetry';
import { makeBuild } from '../../test/build';
import { type Caller, callerOf } from '../../test/caller';
import { makeAccount, type TestAccount, testServer } from '../../test/kit';
import { promote, publish, seal, teamOf, upload } from '../../test/team';
import { placeOf } from './choice.rules';
import { insertRelease, logOf } from './release.store';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-release-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const got = async (remote: string, account?: TestAccount): Promise<string | undefined> => {
  const headers = account ? { authorization: `Bearer ${account.token}` } : {};
  const { remotes } = (await app.app.inject({ url: '/registry.json', headers })).json();
  const found = remotes.find((one: { name: string }) => one.name === remote);
  return found && `${found.build} ${found.chosen}`;
};
const developer = async () => {
  const account = await makeAccount(app);
  await app.system((tx) =>
    tx.updateTable('user_account').set({ developer: true }).where('id', '=', account.userId).execute(),
  );
  return account;
};
/** An account whose user stands within, or outside of, the share that gets the canary. */
const userWhere = async (fits: (userId: number) => boolean): Promise<TestAccount> => {
  const account = await makeAccount(app);
  return fits(account.userId) ? account : userWhere(fits);
};

let leases: Caller;
beforeAll(async () => {
  leases = await teamOf(app, 'mf-leases');
});
const remote = 'mf-leases';

describe('a build', () => {
  it('is given to nobody before it is proven, and to everybody by one row', async () => {
    const made = makeBuild(remote, 'one');
    const params = { remote, build: 'one' };
    await upload(leases, made);
    expect(await leases.get(releaseCalls.build, { params })).toEqual({ sealed: false });
    const early = await app.app.inject({ url: '/remotes/mf-leases/one/12.js' });
    expect([early.statusCode, early.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(
      await leases.failure(releaseCalls.promote, { params: { remote }, body: { build: 'one' } }),
    ).toMatchObject({ status: 422, said: 'Bygget är inte uppladdat och prövat.' });
    await seal(leases, made);
    expect(await got(remote)).toBeUndefined();
    expect(await promote(leases, remote, 'one')).toMatchObject({
      ...{ action: 'promote', from: null, build: 'one', by: 'Team mf-leases (Åsa)' },
    });
    expect(await got(remote)).toBe('one default');
    const served = await app.app.inject({ url: '/remotes/mf-leases/one/12.js' });
    expect(served.headers['cache-control']).toContain('immutable');
  });

  it.each(['evil.html', 'evil.svg', 'evil.js', 'remote.json'])(
    'that nobody has proven is no page or script, and not even there: %s',
    async (name) => {
      const file = { name, bytes: Buffer.from('<script src="evil.js"></script>'), mimetype: 'text/html' };
      await leases.post(releaseCalls.upload, { params: { remote, build: 'evil' }, file });
      const { headers, statusCode } = await app.app.inject({ url: `/remotes/mf-leases/evil/${name}` });
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it('that is proven is what its description says it is, and nothing that was left beside', async () => {
    const made = makeBuild(remote, 'strict');
    const stray: [string, Buffer] = ['evil.html', Buffer.from('<script src="12.js"></script>')];
    await upload(leases, { ...made, files: new Map([...made.files, stray]) });
    await seal(leases, made);
    const statusOf = async (file: string) =>
      (await app.app.inject({ url: `/remotes/mf-leases/strict/${file}` })).statusCode;
    expect([await statusOf('12.js'), await statusOf('remote.json'), await statusOf('evil.html')]).toEqual([
      200, 200, 404,
    ]);
  });

  it('is never written to again', async () => {
    const failed = await leases.failure(releaseCalls.upload, {
      params: { remote, build: 'one' },
      file: { name: '12.js', bytes: Buffer.from('evil'), mimetype: 'text/javascript' },
    });
    expect(failed.status).toBe(409);
    expect((await app.app.inject({ url: '/remotes/mf-leases/one/12.js' })).body).toContain("'one'");
  });

  it('that is half there is refused, by what is missing', async () => {
    const made = makeBuild(remote, 'half');
    made.manifest.files.push({ name: '99.js', bytes: 1, integrity: 'sha384-x' });
    await upload(leases, {
      ...made,
      files: new Map([...made.files, ['remote.json', Buffer.from(JSON.stringify(made.manifest))]]),
    });
    const failed = await leases.failure(releaseCalls.seal, { params: { remote, build: 'half' } });
    expect(failed).toMatchObject({ status: 422, data: { files: ['99.js saknas'] } });
    expect(await leases.get(releaseCalls.build, { params: { remote, build: 'half' } })).toEqual({
      sealed: false,
    });
  });

  it('without a description is refused', async () => {
    const failed = await leases.failure(releaseCalls.seal, { params: { remote, build: 'none' } });
    expect(failed).toMatchObject({ status: 422, said: 'remote.json saknas' });
  });

  it.each(['.htaccess', '..', ''])('has no file called %p', async (name) => {
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
    ['prove', (team) => team.failure(releaseCalls.seal, { params: { remote, build: 'one' } })],
    [
      'upload',
      (team) =>
        team.failure(releaseCalls.upload, {
          params: { remote, build: 'x' },
          file: { name: 'entry.js', bytes: Buffer.from('x'), mimetype: 'text/javascript' },
        }),
    ],
  ])('of another team cannot %s', async (_what, make) => {
    const failed = await make(await teamOf(app, 'mf-economy'));
    expect(failed).toMatchObject({ status: 403, said: 'Nyckeln gäller mf-economy, inte mf-leases.' });
    expect(await got(remote)).toBe('one default');
  });

  it('that is unknown, revoked or a landlord’s sign-in opens nothing', async () => {
    const revoked = await teamOf(app, remote);
    await app.system((tx) =>
      tx.updateTable('release_token').set({ revoked_at: '2026-11-20T08:00:00Z' }).execute(),
    );
    for (const caller of [revoked, app.as(), app.as(await makeAccount(app)), callerOf(() => app.app, 'x')])
      expect(await caller.failure(releaseCalls.promote, attempt)).toMatchObject({ status: 401 });
    leases = await teamOf(app, remote);
  });
});

describe('a canary', () => {
  it('reaches its share of the users, and stops', async () => {
    await publish(leases, remote, 'two');
    await promote(leases, remote, 'two', 10);
    const inside = await userWhere((id) => placeOf(remote, id) < 10);
    const outside = await userWhere((id) => placeOf(remote, id) >= 10);
    expect([await got(remote, inside), await got(remote, outside), await got(remote)]).toEqual([
      'two canary',
      'one default',
      'one default',
    ]);
    const stopped = await leases.post(releaseCalls.rollback, { params: { remote }, body: {} });
    expect(stopped).toMatchObject({ action: 'stop', build: 'one', canary: null });
    expect(await got(remote, inside)).toBe('one default');
    expect(await leases.failure(releaseCalls.stop, { params: { remote }, body: {} })).toMatchObject({
      status: 409,
    });
  });

  const visit = (n: number) => n.toString(16).padStart(32, '0');
  const timing = (build: string, n: number) => ({
    ...{ remote, build, kind: 'timing', trace: visit(n), ms: 300 + n },
  });
  const error = (build: string, n: number) => ({
    ...{ remote, build, kind: 'render', trace: visit(n), message: 'Cannot read properties of undefined' },
  });
  type Reports = readonly (ReturnType<typeof timing> | ReturnType<typeof error>)[];
  const tell = (caller: Caller, reports: Reports) =>
    caller.post(telemetryCalls.report, { body: { reports: [...reports] } });
  const draws = (caller: Caller, n: number) => tell(caller, [timing('two', n)]);
  const fails = (caller: Caller, n: number) => tell(caller, [timing('two', n), error('two', n)]);
  const newest = async () => (await app.as(await developer()).get(releaseCalls.log)).data[0];
  const isInside = (id: number) => placeOf(remote, id) < 50;

  it('asks those who try it to tell of every visit', async () => {
    await promote(leases, remote, 'two', 50);
    const sampleOf = async (account?: TestAccount) => {
      const headers = account ? { authorization: `Bearer ${account.token}` } : {};
      return (await app.app.inject({ url: '/registry.json', headers })).json().sample;
    };
    const outside = await userWhere((id) => !isInside(id));
    expect([await sampleOf(await userWhere(isInside)), await sampleOf(outside), await sampleOf()]).toEqual([
      1, 0.1, 0.1,
    ]);
  });

  it('is not stopped by one user, by strangers, by those who do not have it, or by pages opened before', async () => {
    const bo = app.as(await userWhere(isInside));
    for (let n = 0; n < 10; n += 1) await fails(bo, 100 + n);
    for (let n = 0; n < 10; n += 1) await fails(app.as(), 200 + n);
    const outside = app.as(await userWhere((id) => !isInside(id)));
    for (let n = 0; n < 10; n += 1) await fails(outside, 300 + n);
    const open = await userWhere(isInside);
    for (let n = 0; n < 3; n += 1) await tell(app.as(open), [error('two', 400 + n)]);
    expect(await newest()).toMatchObject({ action: 'canary' });
  });

  it('that fails more than what it is to replace stops by itself', async () => {
    app.clock.set('2026-11-20T08:01:00Z');
    await promote(leases, remote, 'two', 49);
    const [anna, cia] = [app.as(await userWhere(isInside)), app.as(await userWhere(isInside))];
    await draws(anna, 0);
    await fails(anna, 1);
    await fails(anna, 2);
    await fails(cia, 3);
    await fails(cia, 4);
    expect(await newest()).toMatchObject({ action: 'canary' });
    await fails(cia, 5);
    expect(await newest()).toMatchObject({
      ...{ action: 'halt', build: 'one', canary: null, by: 'Husrum' },
      reason: 'two: Fel i 83,3 % av 6 besök, mot 0,0 % med bygget alla har',
    });
  });

  it('that cannot even be fetched is stopped too', async () => {
    app.clock.set('2026-11-20T08:02:00Z');
    await promote(leases, remote, 'two', 50);
    const broken = (caller: Caller, n: number) =>
      tell(caller, [{ ...error('two', n), kind: 'load', message: 'entry.js is not there' }]);
    const [anna, cia] = [app.as(await userWhere(isInside)), app.as(await userWhere(isInside))];
    for (let n = 0; n < 3; n += 1) await broken(anna, 500 + n);
    expect(await newest()).toMatchObject({ action: 'canary' });
    await broken(cia, 503);
    expect(await newest()).toMatchObject({ action: 'halt' });
  });

  it('is followed by developers, with its errors and how to find them in the log', async () => {
    const { remotes } = await app.as(await developer()).get(releaseCalls.status);
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
    expect(status?.errors[0]).toMatchObject({ build: 'two', kind: 'load', trace: visit(503) });
  });
});

describe('going back', () => {
  it('leads to what everybody had, to a named build, and nowhere that was not proven', async () => {
    await promote(leases, remote, 'two');
    const back = (build?: string) =>
      leases.post(releaseCalls.rollback, { params: { remote }, body: { build } });
    expect(await back()).toMatchObject({ action: 'rollback', from: 'two', build: 'one' });
    expect(await leases.failure(releaseCalls.rollback, { params: { remote }, body: {} })).toMatchObject({
      status: 409,
      said: 'Team mf-leases har redan gått tillbaka till one. Alla har one.',
    });
    expect(await back('two')).toMatchObject({ build: 'two' });
    const unknown = { params: { remote }, body: { build: 'half' } };
    expect(await leases.failure(releaseCalls.rollback, unknown)).toMatchObject({ status: 422 });
    const log = await app.system((tx) => logOf(tx, remote));
    expect(await back('two')).toMatchObject({ action: 'rollback', build: 'two' });
    expect(await app.system((tx) => logOf(tx, remote))).toEqual(log);
  });

  it('once, whoever else stops the canary first: what everybody has is touched only by name', async () => {
    const back = () => leases.failure(releaseCalls.rollback, { params: { remote }, body: {} });
    const entries = async () => (await app.system((tx) => logOf(tx, remote))).length;
    await promote(leases, remote, 'one', 10);
    await leases.post(releaseCalls.stop, { params: { remote }, body: { by: 'Åsa' } });
    const before = await entries();
    expect(await back()).toMatchObject({
      status: 409,
      said: 'Team mf-leases (Åsa) har redan avbrutit försöket. Alla har two. Ange bygget för att gå längre tillbaka: one.',
    });
    await promote(leases, remote, 'one', 10);
    await app.system(async (tx) => {
      const halted = { action: 'halt', from_build: 'two', build: 'two', canary: null, share: null } as const;
      await insertRelease(tx, { ...halted, remote, by: 'Husrum', reason: 'one: Fel i 50,0 % av 20 besök' });
    });
    expect(await back()).toMatchObject({ status: 409 });
    expect([await got(remote), await entries()]).toEqual(['two default', before + 2]);
  });

  it('undoes a removal', async () => {
    await leases.post(releaseCalls.remove, { params: { remote }, body: {} });
    expect(await got(remote)).toBeUndefined();
    await leases.post(releaseCalls.rollback, { params: { remote }, body: {} });
    expect(await got(remote)).toBe('two default');
  });
});

describe('a developer', () => {
  it('holds the own account to a build', async () => {
    const anna = await developer();
    await app.as(anna).post(releaseCalls.pin, { body: { remote, build: 'one' } });
    expect([await got(remote, anna), await got(remote, await makeAccount(app))]).toEqual([
      'one pinned',
      'two default',
    ]);
    await app.as(anna).post(releaseCalls.pin, { body: { remote, build: null } });
    expect(await got(remote, anna)).toBe('two default');
    const failed = await app.as(anna).failure(releaseCalls.pin, { body: { remote, build: 'half' } });
    expect(failed.status).toBe(422);
  });

  const page = async (cookie: string) => {
    mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
    writeFileSync(path.join(root, 'shell/dist/index.html'), '<!doctype html>');
    const { headers } = await app.app.inject({ url: '/lease/overview', headers: { cookie } });
    return String(headers['content-security-policy']);
  };

  it('may let one address of the own machine into the own page', async () => {
    const anna = await developer();
    const origin = 'http://localhost:4201';
    const { token } = await app.as(anna).post(releaseCalls.override, { body: { remote, origin } });
    expect(await page(`a=b; ${OVERRIDE_COOKIE}=${token}`)).toContain(`script-src 'self' ${origin};`);
    for (const other of ['http://evil.example:80', 'http://localhost:4201/x', 'http://127.0.0.1.evil.se:80'])
      expect(
        await app.as(anna).failure(releaseCalls.override, { body: { remote, origin: other } }),
      ).toMatchObject({ status: 422 });
    expect(await page(`${OVERRIDE_COOKIE}=${anna.token}`)).toContain("script-src 'self';");
  });

  it('is all that others are not: to them these calls do not exist', async () => {
    const bo = app.as(await makeAccount(app));
    const statuses = await Promise.all([
      bo.failure(releaseCalls.status),
      bo.failure(releaseCalls.log),
      bo.failure(releaseCalls.pin, { body: { remote, build: 'one' } }),
      bo.failure(releaseCalls.override, { body: { remote, origin: 'http://localhost:4201' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('reads the log page by page', async () => {
    const anna = app.as(await developer());
    const log = await anna.get(releaseCalls.log, { query: { remote, limit: 2 } });
    expect(log).toMatchObject({
      per_page: 2,
      data: [{ action: 'rollback' }, { action: 'remove', build: null }],
    });
    expect((await anna.get(releaseCalls.log, { query: { remote: 'mf-economy' } })).total).toBe(0);
  });
});
