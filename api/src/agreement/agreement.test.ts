import { agreementCalls } from '@husrum/contract/agreement';
import { fileCalls } from '@husrum/contract/file';
import { leaseCalls } from '@husrum/contract/lease';
import { makeAccount, testServer } from '../../test/kit';
import { tenancyOf } from '../lease/lease.test-data';

const app = testServer();

const scan = { name: 'scan 1.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.7 avtal') };

const begin = async () => {
  const tenancy = await tenancyOf(app, await makeAccount(app));
  const { user } = tenancy;
  const { id } = await tenancy.let();
  const upload = async (fileable_id: number, fileable_type = 'lease') =>
    (await user.post(fileCalls.upload, { body: { fileable_type, fileable_id }, file: scan })).file.id;
  const add = (file_id: number, name = 'Hyresavtal', lease_id = id) => ({
    body: { lease_id, file_id, name },
  });
  return { ...tenancy, lease: id, upload, add, of: { params: { id } } };
};

test('a file of the lease becomes an agreement, the latest stands first', async () => {
  const { user, lease: leaseId, upload, add, of } = await begin();
  const fileId = await upload(leaseId);
  const made = await user.post(agreementCalls.create, add(fileId, ' Hyresavtal 2026 '));
  expect(made).toEqual({
    id: expect.any(Number),
    name: 'Hyresavtal 2026',
    file_id: fileId,
    lease_id: leaseId,
    fasdokcase: null,
    signing_status: null,
    created_at: '2026-11-20T08:00:00.000Z',
    file: { id: fileId, name: 'scan 1.pdf', mimetype: 'application/pdf', size: scan.bytes.length },
  });
  const second = await user.post(agreementCalls.create, add(await upload(leaseId), 'Tillägg'));
  expect(await user.get(agreementCalls.ofLease, of)).toEqual([second, made]);
});

test('a removed agreement leaves its file among the lease’s, and both are remembered', async () => {
  const { user, lease: leaseId, upload, add, of } = await begin();
  const fileId = await upload(leaseId);
  const { id } = await user.post(agreementCalls.create, add(fileId));
  expect(await user.remove(agreementCalls.remove, { params: { id } })).toEqual({
    message: 'Avtal borttaget',
  });
  expect(await user.get(agreementCalls.ofLease, of)).toEqual([]);
  const { data } = await user.get(fileCalls.of, { params: { type: 'lease', id: leaseId } });
  expect(data.map((one) => one.id)).toEqual([fileId]);
  const told = (await user.get(leaseCalls.events, of)).data.map(({ what }) => what);
  expect(told.slice(0, 2)).toEqual(['Avtal borttaget: Hyresavtal', 'Avtal tillagt: Hyresavtal']);
  expect((await user.failure(agreementCalls.remove, { params: { id } })).status).toBe(404);
});

test('only a file of this lease is an agreement on it, and only once', async () => {
  const { user, make, estate, lease: leaseId, let: rent, upload, add, of } = await begin();
  const next = await make.entity({ parent_id: estate.id, name: 'Lgh 1002' });
  const other = await rent({ entity_id: next.id });
  const stranger = await begin();
  const strange = [
    await upload(other.id),
    await upload(estate.id, 'entity'),
    await stranger.upload(stranger.lease),
    999_999,
  ];
  for (const fileId of strange) {
    const failed = await user.failure(agreementCalls.create, add(fileId));
    expect([failed.status, failed.data]).toEqual([
      422,
      { file_id: ['Filen finns inte bland uthyrningens filer.'] },
    ]);
  }
  const fileId = await upload(leaseId);
  await user.post(agreementCalls.create, add(fileId));
  const again = await user.failure(agreementCalls.create, add(fileId, 'Igen'));
  expect([again.status, again.data]).toEqual([422, { file_id: ['Filen är redan avtalet Hyresavtal.'] }]);
  expect(await user.get(agreementCalls.ofLease, of)).toHaveLength(1);
});

test('file and name are required', async () => {
  const { user, lease: leaseId } = await begin();
  const failed = await user.failure(agreementCalls.create, { body: { lease_id: leaseId, name: ' ' } });
  expect([failed.status, Object.keys(failed.data).sort()]).toEqual([422, ['file_id', 'name']]);
});

test('a lease that has ended gets no more agreements', async () => {
  const { user, make, estate, let: rent, upload, add } = await begin();
  const object = await make.entity({ parent_id: estate.id, name: 'Lgh 1002' });
  const ended = await rent({ entity_id: object.id, stop: '2026-08-31' });
  const failed = await user.failure(agreementCalls.create, add(await upload(ended.id), 'Avtal', ended.id));
  expect([failed.status, failed.said]).toEqual([409, 'Uthyrningen är avslutad och kan inte få fler avtal.']);
});

test('a file that an agreement stands on is not removed', async () => {
  const { user, lease: leaseId, upload, add } = await begin();
  const fileId = await upload(leaseId);
  const { id } = await user.post(agreementCalls.create, add(fileId, 'Hyresavtal 2026'));
  const params = { params: { id: fileId } };
  const failed = await user.failure(fileCalls.remove, params);
  expect([failed.status, failed.said]).toEqual([
    409,
    'Filen är avtalet Hyresavtal 2026. Ta bort avtalet först.',
  ]);
  expect((await user.get(fileCalls.list)).total).toBe(1);
  await user.remove(agreementCalls.remove, { params: { id } });
  await user.remove(fileCalls.remove, params);
  expect((await user.get(fileCalls.list)).total).toBe(0);
});

test('agreements go with their lease; the files stay, as orphans that can be removed', async () => {
  const { user, lease: leaseId, upload, add, of } = await begin();
  const fileId = await upload(leaseId);
  await user.post(agreementCalls.create, add(fileId));
  await user.remove(leaseCalls.remove, of);
  expect((await user.failure(agreementCalls.ofLease, of)).status).toBe(404);
  const { data } = await user.get(fileCalls.list);
  expect(data.map(({ id, orphan }) => [id, orphan])).toEqual([[fileId, true]]);
  await user.remove(fileCalls.remove, { params: { id: fileId } });
});
