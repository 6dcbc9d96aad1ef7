import { lastMail, mailCount, makeAccount, testServer, textIn } from '@husrum/api-testing';
import { fileCalls } from '@husrum/contract/file';
import { leaseCalls } from '@husrum/contract/lease';
import { tenantCalls } from '@husrum/contract/tenant';
import { tenantMessageCalls } from '@husrum/contract/tenant-message';
import { createLeaseFixture, makeLeaseInput } from '../lease/lease.test-data';
import { makeTenantInput, testAddress } from '../tenant/tenant.test-data';

const app = testServer();

/** An estate with two apartments: Anna in one; Bo, and Cia who has no email address, in the other. */
const setup = async () => {
  const account = await makeAccount(app);
  const fixture = await createLeaseFixture(app, account);
  const { user, make, estate, company, apartment } = fixture;
  const suffix = String(account.businessId);
  const rent = (
    entityId: number,
    name: string,
    overrides: Parameters<typeof makeLeaseInput>[0] | object = {},
  ) =>
    user.post(leaseCalls.create, {
      body: {
        lease: makeLeaseInput({ entity_id: entityId, ...overrides }),
        tenant: makeTenantInput({ name, email: `${name.split(' ')[0]?.toLowerCase()}${suffix}@example.se` }),
        address: testAddress,
      },
    });
  const other = await make.entity({ parent_id: estate.id, name: 'Lgh 2' });
  const annasLease = await rent(apartment.id, 'Anna Ek');
  const bosLease = await rent(other.id, 'Bo Al');
  const cia = await fixture.createTenant({ name: 'Cia Ås', email: null });
  await user.post(leaseCalls.addTenant, { body: { lease_id: bosLease.id, tenant_id: cia.id } });
  const annaId = annasLease.primary_tenant?.id ?? 0;
  return {
    ...fixture,
    account,
    company,
    annasLease,
    bosLease,
    annaId,
    cia,
    rent,
    addressOf: (name: string) => `${name}${suffix}@example.se`,
  };
};

const message = { subject: 'Vattnet stängs av', body: 'Hej [namn]!\n\nPå tisdag stängs vattnet av.' };

test.each([
  ['company', ({ company }: Awaited<ReturnType<typeof setup>>) => company.id, ['Anna Ek', 'Bo Al', 'Cia Ås']],
  ['entity', ({ estate }: Awaited<ReturnType<typeof setup>>) => estate.id, ['Anna Ek', 'Bo Al', 'Cia Ås']],
  ['lease', ({ bosLease }: Awaited<ReturnType<typeof setup>>) => bosLease.id, ['Bo Al', 'Cia Ås']],
  ['tenant', ({ annaId }: Awaited<ReturnType<typeof setup>>) => annaId, ['Anna Ek']],
] as const)('a message to a %s goes to its tenants', async (type, idOf, names) => {
  const fixture = await setup();
  const { user } = fixture;
  const params = { type, id: idOf(fixture) };
  const listed = await user.get(tenantMessageCalls.listTargetRecipients, { params });
  expect(listed.data.map(({ name }) => name)).toEqual(names);
  const withAddress = names.filter((name) => name !== 'Cia Ås').length;
  expect(listed).toMatchObject({
    target: expect.any(String),
    count: withAddress,
    without_address: names.length - withAddress,
  });
  const sent = await user.post(tenantMessageCalls.send, { params, body: message });
  expect(sent).toMatchObject({ sent: withAddress, no_address: names.length - withAddress, failed: 0 });
});

test('each tenant gets a mail of their own from the company, with their name; the message is in the history of the lease', async () => {
  const { user, company, estate, addressOf, annasLease, annaId, bosLease } = await setup();
  await user.post(tenantMessageCalls.send, { params: { type: 'entity', id: estate.id }, body: message });
  const annasMail = await lastMail(app, addressOf('anna'));
  expect(annasMail).toMatchObject({
    subject: 'Vattnet stängs av',
    sender: expect.stringContaining(`"${company.name}"`),
    reply_to: company.email,
    body: expect.stringMatching(/^Hej Anna Ek!\n\nPå tisdag stängs vattnet av\./),
  });
  expect((await lastMail(app, addressOf('bo'))).body).toMatch(/^Hej Bo Al!/);
  expect(annasMail.html).toContain('Hej Anna Ek!');
  expect(annasMail.body).not.toContain('Bo Al');

  const [messageEvent] = (await user.get(leaseCalls.events, { params: { id: annasLease.id } })).data;
  expect(messageEvent?.what).toBe('Meddelande till 3 hyresgäster: Vattnet stängs av');
  const ofTenant = await user.get(tenantMessageCalls.listByTarget, {
    params: { type: 'tenant', id: annaId },
  });
  expect(ofTenant.data[0]).toMatchObject({ subject: message.subject, status: 'SENT' });
  expect(messageEvent?.link).toBe(`/message/${ofTenant.data[0]?.id}`);
  const ofLease = await user.get(tenantMessageCalls.listByTarget, {
    params: { type: 'lease', id: bosLease.id },
  });
  expect(ofLease.total).toBe(1);
});

test('replies go to the administrator when the company has no email address', async () => {
  const { user, company, account, estate } = await setup();
  await app.forAccount(account, (tx) =>
    tx.updateTable('company').set({ email: null }).where('id', '=', company.id).execute(),
  );
  const listed = await user.get(tenantMessageCalls.listTargetRecipients, {
    params: { type: 'entity', id: estate.id },
  });
  expect(listed.reply_to).toBe(account.email);
});

test('a recipient is listed with the objects that are rented, each with its house', async () => {
  const { user, annaId, bosLease } = await setup();
  await user.post(leaseCalls.addTenant, { body: { lease_id: bosLease.id, tenant_id: annaId } });
  const { data } = await user.get(tenantMessageCalls.listTargetRecipients, {
    params: { type: 'tenant', id: annaId },
  });
  expect(data).toMatchObject([{ name: 'Anna Ek', objects: 'Lgh 1001, Kv. Eken; Lgh 2, Kv. Eken' }]);
});

test('past and coming tenants of an object are not among its recipients', async () => {
  const { user, estate, make, rent } = await setup();
  const vacant = await make.entity({ parent_id: estate.id, name: 'Lgh 3' });
  await rent(vacant.id, 'Per Borta', { start: '2020-01-01', stop: '2024-01-31' });
  await rent(vacant.id, 'Nina Kommer', { start: '2027-02-01' });
  const { data } = await user.get(tenantMessageCalls.listTargetRecipients, {
    params: { type: 'entity', id: vacant.id },
  });
  expect(data).toEqual([]);
  const failure = await user.failure(tenantMessageCalls.send, {
    params: { type: 'entity', id: vacant.id },
    body: message,
  });
  expect(failure).toMatchObject({ status: 422, serverMessage: 'Det finns ingen hyresgäst att skicka till.' });
});

test('a tenant who is excluded gets no mail, and the message is not in the history of their lease', async () => {
  const { user, estate, annaId, annasLease, addressOf } = await setup();
  const sent = await user.post(tenantMessageCalls.send, {
    params: { type: 'entity', id: estate.id },
    body: { ...message, excluded_tenant_ids: [annaId] },
  });
  expect(sent).toMatchObject({ sent: 1, no_address: 1 });
  expect(await mailCount(app, addressOf('anna'))).toBe(0);
  const history = (await user.get(leaseCalls.events, { params: { id: annasLease.id } })).data;
  expect(history.filter(({ link }) => link !== null)).toEqual([]);
});

test('a second request with the same idempotency key sends nothing', async () => {
  const { user, estate, addressOf } = await setup();
  const input = {
    params: { type: 'entity', id: estate.id },
    body: message,
    idempotencyKey: 'draft-12345678',
  };
  const first = await user.post(tenantMessageCalls.send, input);
  expect(await user.post(tenantMessageCalls.send, input)).toEqual(first);
  expect(await mailCount(app, addressOf('anna'))).toBe(1);
});

test('requires a subject, a text, a tenant with an email address and a known kind of target', async () => {
  const { user, estate, cia } = await setup();
  const empty = await user.failure(tenantMessageCalls.send, {
    params: { type: 'entity', id: estate.id },
    body: { subject: ' ', body: '' },
  });
  expect(empty.data).toEqual({ subject: ['Ämne måste fyllas i'], body: ['Meddelande måste fyllas i'] });
  const nobody = await user.failure(tenantMessageCalls.send, {
    params: { type: 'tenant', id: cia.id },
    body: message,
  });
  expect(nobody.serverMessage).toMatch(/^Ingen av hyresgästerna har en mejladress/);
  const unknown = await user.failure(tenantMessageCalls.send, {
    params: { type: 'bil', id: 1 },
    body: message,
  });
  expect(unknown.status).toBe(404);
});

test('a tenant who had no email address gets the message by a retry, once', async () => {
  const { user, bosLease, cia, account, addressOf } = await setup();
  const { id } = await user.post(tenantMessageCalls.send, {
    params: { type: 'lease', id: bosLease.id },
    body: message,
  });
  expect(await user.post(tenantMessageCalls.retry, { params: { id } })).toMatchObject({
    sent: 1,
    no_address: 1,
    retryable: 0,
  });
  await app.forAccount(account, (tx) =>
    tx
      .updateTable('tenant')
      .set({ email: addressOf('cia') })
      .where('id', '=', cia.id)
      .execute(),
  );
  expect((await user.get(tenantMessageCalls.detail, { params: { id } })).retryable).toBe(1);
  for (const _attempt of [1, 2])
    expect(await user.post(tenantMessageCalls.retry, { params: { id } })).toMatchObject({
      sent: 2,
      no_address: 0,
    });
  expect([await mailCount(app, addressOf('cia')), await mailCount(app, addressOf('bo'))]).toEqual([1, 1]);
  const { data } = await user.get(tenantMessageCalls.recipients, { params: { id } });
  expect(data.map(({ name, email, status }) => [name, email, status])).toContainEqual([
    'Cia Ås',
    addressOf('cia'),
    'SENT',
  ]);
});

test('attaches stored files, whose names the message keeps after they are removed', async () => {
  const { user, estate, addressOf } = await setup();
  const { file } = await user.post(fileCalls.upload, {
    body: { fileable_type: 'entity', fileable_id: estate.id, alias: 'Planritning' },
    file: { name: 'a1.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
  });
  const params = { type: 'entity', id: estate.id };
  const sent = await user.post(tenantMessageCalls.send, {
    params,
    body: { ...message, file_ids: [file.id] },
  });
  expect(sent.files).toEqual([{ name: 'Planritning.pdf', size: 8, file_id: file.id }]);
  const { id } = await lastMail(app, addressOf('anna'));
  const page = await app.fastify.inject({ method: 'GET', url: `/dev/mail/${id}` });
  const [, link = ''] = /href="(\/dev\/mail\/attachment\/\d+)"/.exec(page.body) ?? [];
  expect((await app.fastify.inject({ method: 'GET', url: link })).rawPayload.toString()).toBe('%PDF-1.7');

  await user.remove(fileCalls.remove, { params: { id: file.id } });
  const failure = await user.failure(tenantMessageCalls.send, {
    params,
    body: { ...message, file_ids: [file.id] },
  });
  expect(failure.data).toEqual({ file_ids: ['En av bilagorna finns inte längre. Välj bilagor igen.'] });
  const detail = await user.get(tenantMessageCalls.detail, { params: { id: sent.id } });
  expect(detail.files).toEqual([{ name: 'Planritning.pdf', size: 8, file_id: null }]);
});

test('a tenant who is removed stays among the recipients by name and address, and gets no retry', async () => {
  const { user, bosLease, cia } = await setup();
  const { id } = await user.post(tenantMessageCalls.send, {
    params: { type: 'lease', id: bosLease.id },
    body: message,
  });
  await user.remove(leaseCalls.remove, { params: { id: bosLease.id } });
  for (const tenantId of [bosLease.primary_tenant?.id ?? 0, cia.id])
    await user.remove(tenantCalls.remove, { params: { id: tenantId } });
  expect(await user.get(tenantMessageCalls.detail, { params: { id } })).toMatchObject({
    sent: 1,
    no_address: 1,
    retryable: 0,
  });
  const { data } = await user.get(tenantMessageCalls.recipients, { params: { id } });
  expect(data).toMatchObject([
    { name: 'Cia Ås', email: null, status: 'NO_ADDRESS', tenant_id: 0, removed: true },
    { name: 'Bo Al', email: expect.stringMatching(/^bo/), status: 'SENT', tenant_id: 0, removed: true },
  ]);
  expect(await user.post(tenantMessageCalls.retry, { params: { id } })).toMatchObject({ no_address: 1 });
});

test('letters are printed for those whom no mail has reached, with their addresses', async () => {
  const { user, bosLease, annasLease } = await setup();
  const { id } = await user.post(tenantMessageCalls.send, {
    params: { type: 'lease', id: bosLease.id },
    body: message,
  });
  const { headers, rawPayload } = await user.raw(tenantMessageCalls.letters, { params: { id } });
  expect(headers['content-disposition']).toContain(`brev-${id}.pdf`);
  const text = textIn(rawPayload);
  for (const part of ['Vattnet stängs av', 'Hej Cia Ås!', testAddress.address, '903 20 Umeå'])
    expect(text).toContain(part);
  expect(text).not.toContain('Hej Bo Al!');

  const reached = await user.post(tenantMessageCalls.send, {
    params: { type: 'lease', id: annasLease.id },
    body: message,
  });
  const refused = await user.failure(tenantMessageCalls.letters, { params: { id: reached.id } });
  expect(refused).toMatchObject({ status: 404, serverMessage: expect.stringMatching(/^Alla mottagare/) });
});
