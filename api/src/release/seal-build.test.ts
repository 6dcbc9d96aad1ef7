import { releaseCalls } from '@husrum/contract/release';
import { makeBuild } from '../../test/build';
import { holdFiles } from '../../test/held-files';
import { testServer } from '../../test/kit';
import { promote, seal, teamOf, upload } from '../../test/team';

const app = testServer();
const params = { remote: 'mf-leases', build: 'one' };
const evil = { name: '12.js', bytes: Buffer.from('evil'), mimetype: 'text/javascript' };
const served = async (build: string) => (await app.app.inject(`/remotes/mf-leases/${build}/12.js`)).body;
/** Holds up whoever reads or copies the script first. */
const holdFirst = (operation: 'get' | 'put') => {
  const key = operation === 'get' ? /^uploads.*12\.js/ : /^remotes.*12\.js/;
  let first = true;
  return holdFiles(app.files, (asked, of) => {
    const isIt = first && asked === operation && key.test(of);
    if (isIt) first = false;
    return isIt;
  });
};
afterEach(() => jest.restoreAllMocks());

test.each(['get', 'put'] as const)(
  'a file that comes while its build is proven (%s) changes nothing of what was proven',
  async (operation) => {
    const build = operation;
    const team = await teamOf(app, 'mf-leases');
    const made = makeBuild('mf-leases', build);
    await upload(team, made);
    const held = holdFirst(operation);
    const sealing = seal(team, made);
    await held.reached;
    await team.post(releaseCalls.upload, { params: { ...params, build }, file: evil });
    held.letOn();
    await sealing;
    await promote(team, 'mf-leases', build);
    expect(await served(build)).toBe(made.files.get('12.js')?.toString());
    const late = await team.failure(releaseCalls.upload, { params: { ...params, build }, file: evil });
    expect(late).toMatchObject({
      status: 409,
      said: 'Bygget är redan prövat och intaget, och ändras aldrig mer.',
    });
  },
);

test('a file that comes while a proof fails is taken, and the next proof is of it', async () => {
  const team = await teamOf(app, 'mf-leases');
  const made = makeBuild('mf-leases', 'two');
  await upload(team, { ...made, files: new Map([...made.files, ['12.js', evil.bytes]]) });
  const held = holdFirst('get');
  const sealing = team.failure(releaseCalls.seal, { params: { ...params, build: 'two' } });
  await held.reached;
  await upload(team, made);
  held.letOn();
  expect(await sealing).toMatchObject({ status: 422 });
  await seal(team, made);
});

test('of two proofs of one name one counts, and the other is told so', async () => {
  const team = await teamOf(app, 'mf-leases');
  const made = makeBuild('mf-leases', 'three');
  const other = makeBuild('mf-leases', 'three', { nav: [], builtAt: '2026-11-21T08:00:00Z' });
  await upload(team, made);
  const held = holdFirst('put');
  const first = team.failure(releaseCalls.seal, { params: { ...params, build: 'three' } });
  await held.reached;
  await upload(team, other);
  await seal(team, other);
  held.letOn();
  expect(await first).toMatchObject({ status: 409 });
  await seal(team, other);
  expect((await app.app.inject('/remotes/mf-leases/three/remote.json')).json()).toMatchObject({
    builtAt: other.manifest.builtAt,
  });
});

test('a store that fails halfway leaves nothing taken in, and the proof can be made again', async () => {
  const team = await teamOf(app, 'mf-leases');
  const made = makeBuild('mf-leases', 'four');
  await upload(team, made);
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
  await seal(team, made);
  expect(await served('four')).toBe(made.files.get('12.js')?.toString());
});
