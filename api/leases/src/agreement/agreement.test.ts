import { makeAccount, testServer, textIn } from '@husrum/api-testing';
import { agreementCalls } from '@husrum/contract/agreement';
import { fileCalls } from '@husrum/contract/file';
import { leaseCalls } from '@husrum/contract/lease';
import { createLeaseFixture } from '../lease/lease.test-data';

const app = testServer();

const scan = { name: 'scan 1.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.7 avtal') };

const setup = async () => {
  const fixture = await createLeaseFixture(app, await makeAccount(app));
  const { user } = fixture;
  const { id } = await fixture.createLease();
  const upload = async (fileableId: number, fileableType = 'lease') =>
    (
      await user.post(fileCalls.upload, {
        body: { fileable_type: fileableType, fileable_id: fileableId },
        file: scan,
      })
    ).file.id;
  const makeInput = (fileId: number, name = 'Hyresavtal', leaseId = id) => ({
    body: { lease_id: leaseId, file_id: fileId, name },
  });
  return { ...fixture, leaseId: id, upload, makeInput, ofLease: { params: { id } } };
};

test('makes a file of the lease an agreement, and lists the latest first', async () => {
  const { user, leaseId, upload, makeInput, ofLease } = await setup();
  const fileId = await upload(leaseId);
  const made = await user.post(agreementCalls.create, makeInput(fileId, ' Hyresavtal 2026 '));
  expect(made).toEqual({
    id: expect.any(Number),
    name: 'Hyresavtal 2026',
    file_id: fileId,
    lease_id: leaseId,
    fasdokcase: null,
    signing_status: null,
    not_signable_reason: null,
    can_sign: false,
    created_at: '2026-11-20T08:00:00.000Z',
    file: { id: fileId, name: 'scan 1.pdf', mimetype: 'application/pdf', size: scan.bytes.length },
  });
  const second = await user.post(agreementCalls.create, makeInput(await upload(leaseId), 'Tillägg'));
  expect(await user.get(agreementCalls.listByLease, ofLease)).toEqual([second, made]);
});

test('keeps the file of a removed agreement; adding and removing are in the history of the lease', async () => {
  const { user, leaseId, upload, makeInput, ofLease } = await setup();
  const fileId = await upload(leaseId);
  const { id } = await user.post(agreementCalls.create, makeInput(fileId));
  expect(await user.remove(agreementCalls.remove, { params: { id } })).toEqual({
    message: 'Avtal borttaget',
  });
  expect(await user.get(agreementCalls.listByLease, ofLease)).toEqual([]);
  const { data } = await user.get(fileCalls.listByOwner, { params: { type: 'lease', id: leaseId } });
  expect(data.map((one) => one.id)).toEqual([fileId]);
  const history = (await user.get(leaseCalls.events, ofLease)).data.map(({ what }) => what);
  expect(history.slice(0, 2)).toEqual(['Avtal borttaget: Hyresavtal', 'Avtal tillagt: Hyresavtal']);
  expect((await user.failure(agreementCalls.remove, { params: { id } })).status).toBe(404);
});

test('accepts only a file of the lease that is not an agreement already', async () => {
  const { user, make, estate, leaseId, createLease, upload, makeInput, ofLease } = await setup();
  const otherApartment = await make.entity({ parent_id: estate.id, name: 'Lgh 1002' });
  const otherLease = await createLease({ entity_id: otherApartment.id });
  const stranger = await setup();
  const filesOutsideTheLease = [
    await upload(otherLease.id),
    await upload(estate.id, 'entity'),
    await stranger.upload(stranger.leaseId),
    999_999,
  ];
  for (const fileId of filesOutsideTheLease) {
    const failed = await user.failure(agreementCalls.create, makeInput(fileId));
    expect([failed.status, failed.data]).toEqual([
      422,
      { file_id: ['Filen finns inte bland uthyrningens filer.'] },
    ]);
  }
  const fileId = await upload(leaseId);
  await user.post(agreementCalls.create, makeInput(fileId));
  const again = await user.failure(agreementCalls.create, makeInput(fileId, 'Igen'));
  expect([again.status, again.data]).toEqual([422, { file_id: ['Filen är redan avtalet Hyresavtal.'] }]);
  expect(await user.get(agreementCalls.listByLease, ofLease)).toHaveLength(1);
});

test('requires file and name', async () => {
  const { user, leaseId } = await setup();
  const failed = await user.failure(agreementCalls.create, { body: { lease_id: leaseId, name: ' ' } });
  expect([failed.status, Object.keys(failed.data).sort()]).toEqual([422, ['file_id', 'name']]);
});

test('rejects an agreement on an ended lease', async () => {
  const { user, make, estate, createLease, upload, makeInput } = await setup();
  const object = await make.entity({ parent_id: estate.id, name: 'Lgh 1002' });
  const ended = await createLease({ entity_id: object.id, stop: '2026-08-31' });
  const failed = await user.failure(
    agreementCalls.create,
    makeInput(await upload(ended.id), 'Avtal', ended.id),
  );
  expect([failed.status, failed.serverMessage]).toEqual([
    409,
    'Uthyrningen är avslutad och kan inte få fler avtal.',
  ]);
});

test('does not remove a file that is an agreement', async () => {
  const { user, leaseId, upload, makeInput } = await setup();
  const fileId = await upload(leaseId);
  const { id } = await user.post(agreementCalls.create, makeInput(fileId, 'Hyresavtal 2026'));
  const ofFile = { params: { id: fileId } };
  const failed = await user.failure(fileCalls.remove, ofFile);
  expect([failed.status, failed.serverMessage]).toEqual([
    409,
    'Filen är avtalet Hyresavtal 2026. Ta bort avtalet först.',
  ]);
  expect((await user.get(fileCalls.list)).total).toBe(1);
  await user.remove(agreementCalls.remove, { params: { id } });
  await user.remove(fileCalls.remove, ofFile);
  expect((await user.get(fileCalls.list)).total).toBe(0);
});

test('removes agreements with their lease, and keeps their files, which then belong to nothing', async () => {
  const { user, leaseId, upload, makeInput, ofLease } = await setup();
  const fileId = await upload(leaseId);
  await user.post(agreementCalls.create, makeInput(fileId));
  await user.remove(leaseCalls.remove, ofLease);
  expect((await user.failure(agreementCalls.listByLease, ofLease)).status).toBe(404);
  const { data } = await user.get(fileCalls.list);
  expect(data.map(({ id, orphan }) => [id, orphan])).toEqual([[fileId, true]]);
  await user.remove(fileCalls.remove, { params: { id: fileId } });
});

test('makes an agreement from our own template, as it was previewed, and refuses wrong fields', async () => {
  const { user, leaseId, ofLease } = await setup();
  const body = { lease_id: leaseId, kind: 'DWELLING', name: 'Hyresavtal 2027', deposit: 12_000 } as const;
  const preview = await user.raw(agreementCalls.previewTemplate, { body });
  const text = textIn(preview.rawPayload).replace(/\s+/g, ' ');
  expect(text).toContain('Hyresavtal för bostad');
  expect(text).toContain('Mallen är ingen juridisk rådgivning');
  expect(text).toMatch(/deposition på 12 000 kr/);
  expect(await user.get(agreementCalls.listByLease, ofLease)).toEqual([]);
  const made = await user.post(agreementCalls.createFromTemplate, { body });
  expect(made).toMatchObject({
    name: 'Hyresavtal 2027',
    file: { name: 'Hyresavtal 2027.pdf', mimetype: 'application/pdf', size: preview.rawPayload.length },
  });
  expect(await user.get(agreementCalls.listByLease, ofLease)).toEqual([made]);
  const refused = await user.failure(agreementCalls.createFromTemplate, {
    body: { ...body, kind: 'PREMISES', index_share: 80, index_base: 400, index_base_year: 2026 },
  });
  expect(Object.keys(refused.data)).toEqual(['index_share']);
  const missing = await user.failure(agreementCalls.createFromTemplate, {
    body: { lease_id: leaseId, kind: 'DWELLING', name: ' ' },
  });
  expect(Object.keys(missing.data)).toEqual(['name']);
});
