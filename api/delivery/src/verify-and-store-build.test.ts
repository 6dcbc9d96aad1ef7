import { pauseFileStore, testServer } from '@husrum/api-testing';
import { makeBuild } from '@husrum/api-testing/test-build';
import { createTeam, promote, seal, upload } from '@husrum/api-testing/test-team';
import { releaseCalls } from '@husrum/contract/release';

const app = testServer();
const params = { remote: 'mf-leases', build: 'one' };
const evil = { name: '12.js', bytes: Buffer.from('evil'), mimetype: 'text/javascript' };
const readServedScript = async (build: string) =>
  (await app.fastify.inject(`/remotes/mf-leases/${build}/12.js`)).body;
/** Pauses the first read or copy of 12.js. */
const pauseFirst = (operation: 'get' | 'put') => {
  const key = operation === 'get' ? /^uploads.*12\.js/ : /^remotes.*12\.js/;
  let first = true;
  return pauseFileStore(app.files, (called, calledKey) => {
    const isMatch = first && called === operation && key.test(calledKey);
    if (isMatch) first = false;
    return isMatch;
  });
};
afterEach(() => jest.restoreAllMocks());

test.each(['get', 'put'] as const)(
  'an upload during the verification (%s) does not change the verified build',
  async (operation) => {
    const build = operation;
    const team = await createTeam(app, 'mf-leases');
    const testBuild = makeBuild('mf-leases', build);
    await upload(team, testBuild);
    const paused = pauseFirst(operation);
    const sealing = seal(team, testBuild);
    await paused.reached;
    await team.post(releaseCalls.upload, { params: { ...params, build }, file: evil });
    paused.resume();
    await sealing;
    await promote(team, 'mf-leases', build);
    expect(await readServedScript(build)).toBe(testBuild.files.get('12.js')?.toString());
    const afterwards = await team.failure(releaseCalls.upload, { params: { ...params, build }, file: evil });
    expect(afterwards).toMatchObject({
      status: 409,
      serverMessage: 'Bygget är redan prövat och intaget, och ändras aldrig mer.',
    });
  },
);

test('an upload during a failing verification is used by the next one', async () => {
  const team = await createTeam(app, 'mf-leases');
  const testBuild = makeBuild('mf-leases', 'two');
  await upload(team, { ...testBuild, files: new Map([...testBuild.files, ['12.js', evil.bytes]]) });
  const paused = pauseFirst('get');
  const sealing = team.failure(releaseCalls.seal, { params: { ...params, build: 'two' } });
  await paused.reached;
  await upload(team, testBuild);
  paused.resume();
  expect(await sealing).toMatchObject({ status: 422 });
  await seal(team, testBuild);
});

test('of two verifications of one build at the same time, with different files, the first to finish succeeds and the other answers 409', async () => {
  const team = await createTeam(app, 'mf-leases');
  const testBuild = makeBuild('mf-leases', 'three');
  const other = makeBuild('mf-leases', 'three', { nav: [], builtAt: '2026-11-21T08:00:00Z' });
  await upload(team, testBuild);
  const paused = pauseFirst('put');
  const first = team.failure(releaseCalls.seal, { params: { ...params, build: 'three' } });
  await paused.reached;
  await upload(team, other);
  await seal(team, other);
  paused.resume();
  expect(await first).toMatchObject({ status: 409 });
  await seal(team, other);
  expect((await app.fastify.inject('/remotes/mf-leases/three/remote.json')).json()).toMatchObject({
    builtAt: other.manifest.builtAt,
  });
});

test('a failing file store leaves the build unverified, and the verification can be repeated', async () => {
  const team = await createTeam(app, 'mf-leases');
  const testBuild = makeBuild('mf-leases', 'four');
  await upload(team, testBuild);
  const { put } = app.files;
  jest.spyOn(app.files, 'put').mockImplementation(async (key, ...rest) => {
    if (key.endsWith('12.js')) throw new Error('SlowDown');
    return put(key, ...rest);
  });
  expect(await team.failure(releaseCalls.seal, { params: { ...params, build: 'four' } })).toMatchObject({
    status: 500,
  });
  jest.restoreAllMocks();
  expect(await team.get(releaseCalls.build, { params: { ...params, build: 'four' } })).toEqual({
    sealed: false,
  });
  await seal(team, testBuild);
  expect(await readServedScript('four')).toBe(testBuild.files.get('12.js')?.toString());
});
