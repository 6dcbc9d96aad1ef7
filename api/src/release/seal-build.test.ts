import { calls } from '@husrum/contract';
import { makeBuild } from '../../test/build';
import { testServer } from '../../test/kit';
import { promote, seal, teamOf, upload } from '../../test/team';

const app = testServer();
const params = { remote: 'mf-leases', build: 'one' };
const evil = { name: '12.js', bytes: Buffer.from('evil'), mimetype: 'text/javascript' };

/** Stops whoever reads the file, until it is let on. */
const holdReaderOf = (file: string) => {
  const { get } = app.files;
  let letOn = () => {};
  const open = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    jest.spyOn(app.files, 'get').mockImplementation(async (key) => {
      const bytes = await get(key);
      if (key.endsWith(file)) {
        resolve();
        await open;
      }
      return bytes;
    });
  });
  return { reached, letOn };
};
afterEach(() => jest.restoreAllMocks());

test('a file that comes while its build is proven is refused, and the build stays what was proven', async () => {
  const team = await teamOf(app, 'mf-leases');
  const made = makeBuild('mf-leases', 'one');
  await upload(team, made);
  const proof = holdReaderOf('12.js');
  const sealing = seal(team, made);
  await proof.reached;
  const late = team.failure(calls.release.upload, { params, file: evil });
  await new Promise((resolve) => setTimeout(resolve, 200));
  proof.letOn();
  await sealing;
  expect(await late).toMatchObject({
    status: 409,
    said: 'Bygget är redan prövat och intaget, och ändras aldrig mer.',
  });
  jest.restoreAllMocks();
  await promote(team, 'mf-leases', 'one');
  expect((await app.app.inject('/remotes/mf-leases/one/12.js')).body).toBe(
    made.files.get('12.js')?.toString(),
  );
});

test('a file that comes while a proof fails is taken, and the next proof is of it', async () => {
  const team = await teamOf(app, 'mf-leases');
  const made = makeBuild('mf-leases', 'two');
  await upload(team, { ...made, files: new Map([...made.files, ['12.js', evil.bytes]]) });
  const proof = holdReaderOf('12.js');
  const sealing = team.failure(calls.release.seal, { params: { ...params, build: 'two' } });
  await proof.reached;
  const repair = upload(team, made);
  proof.letOn();
  expect(await sealing).toMatchObject({ status: 422 });
  await repair;
  jest.restoreAllMocks();
  await seal(team, made);
});
