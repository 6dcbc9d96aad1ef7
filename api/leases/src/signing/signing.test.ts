import { signZignedBody } from '@husrum/api-ports';
import { drainJobQueue } from '@husrum/api-runs/testing';
import type { ZignedSimulator } from '@husrum/api-simulators';
import { lastMail, makeAccount, makeColleague, testServer } from '@husrum/api-testing';
import { agreementCalls } from '@husrum/contract/agreement';
import { fileCalls } from '@husrum/contract/file';
import { leaseCalls } from '@husrum/contract/lease';
import { notificationCalls } from '@husrum/contract/notification';
import { signingCalls } from '@husrum/contract/signing';
import { advanceSigning } from './advance-signing';
import { createAgreementFixture, zignedTestSetup } from './signing.test-data';

const setup = zignedTestSetup(22_000);
const app = testServer({ env: setup.env });
let zigned: ZignedSimulator;

beforeAll(async () => {
  zigned = await setup.start(app);
});
afterAll(() => zigned.stop());

const anna = { name: 'Anna Ahl', email: 'anna@example.se', personal_number: '19850412-2386' };
const bo = { name: 'Bo Berg', email: 'bo@example.se', personal_number: null };

/** Sends an agreement, and lets the jobs run. */
const send = async (parties: readonly object[] = [anna, bo], message: string | null = null) => {
  const fixture = await createAgreementFixture(app);
  const agreement = await fixture.addAgreement();
  const params = { id: agreement.id };
  const body = { parties: parties.map((party) => ({ ...party })), message };
  await fixture.user.post(signingCalls.send, { params, body });
  await drainJobQueue(app);
  const latestAtZigned = () => zigned.agreements().at(-1);
  const participants = () => zigned.participants(latestAtZigned()?.id ?? '');
  const participant = (name: string) => participants().find((one) => one.name === name)?.id ?? '';
  const detail = () => fixture.user.get(signingCalls.detail, { params });
  const status = async () => (await detail()).signing?.status;
  const history = async () =>
    (await fixture.user.get(leaseCalls.events, { params: { id: fixture.lease.id } })).data.map(
      ({ what }) => what,
    );
  const notificationTitles = async () =>
    (await fixture.user.get(notificationCalls.list)).data.map(({ data }) => data.title);
  return {
    ...fixture,
    agreement,
    params,
    latestAtZigned,
    participants,
    participant,
    detail,
    status,
    history,
    notificationTitles,
  };
};
const latestSigning = () =>
  app.system((tx) =>
    tx.selectFrom('signing').select(['id', 'lookup_key']).orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
const deliverWebhook = (body: string, seconds = Math.floor(app.clock.now().getTime() / 1000)) =>
  app.fastify.inject({
    method: 'POST',
    url: '/webhooks/zigned',
    headers: {
      'content-type': 'application/json',
      'x-zigned-request-signature': signZignedBody(body, setup.webhookSecret, seconds),
    },
    payload: body,
  });

test('suggests the company and the tenants, and sends to the chosen parties', async () => {
  const { company, lease, detail, agreement, participants, history } = await send();
  const { suggested_parties, signing, is_simulated, can_send } = await detail();
  expect(suggested_parties).toEqual([
    { name: company.name, email: company.email ?? '', personal_number: null },
    {
      name: lease.primary_tenant?.name,
      email: expect.stringContaining('@'),
      personal_number: expect.stringMatching(/^\d{8}-\d{4}$/),
    },
  ]);
  expect([is_simulated, can_send]).toEqual([true, false]);
  expect(signing).toMatchObject({ status: 'pending', provider_id: expect.any(String) });
  expect(participants().map(({ name, personal_number }) => [name, personal_number])).toEqual([
    ['Anna Ahl', '198504122386'],
    ['Bo Berg', null],
  ]);
  expect((await history())[0]).toBe(`Avtal skickat för signering: ${agreement.name}`);
});

test('mails the link to the agreement and the message; when all have signed, the sealed PDF becomes its file', async () => {
  const fixture = await send([anna, bo], 'Välkommen hem!');
  const { user, lease, agreement, participant, status, history, notificationTitles } = fixture;
  const mail = await lastMail(app, 'anna@example.se');
  expect(mail.subject).toBe('Hyresavtal: läs och signera');
  expect(mail.body).toContain('Välkommen hem!');
  expect(mail.body).toContain(`${zigned.url}/room/${participant('Anna Ahl')}`);

  await zigned.sign(participant('Anna Ahl'));
  await drainJobQueue(app);
  expect(await status()).toBe('pending');
  await zigned.sign(participant('Bo Berg'));
  await drainJobQueue(app);
  expect(await status()).toBe('completed');

  const [row] = await user.get(agreementCalls.listByLease, { params: { id: lease.id } });
  expect(row).toMatchObject({ signing_status: 'completed', can_sign: false });
  expect(row?.file_id).not.toBe(agreement.file_id);
  expect(row?.file.name).toBe('Hyresavtal (signerat).pdf');
  const { url } = await user.get(fileCalls.link, { params: { id: row?.file_id ?? 0 } });
  const { rawPayload } = await app.fastify.inject({ method: 'GET', url });
  expect(rawPayload.toString()).toContain('Simulerad signatur: Anna Ahl');
  const { signing } = await fixture.detail();
  expect(signing?.parties.map((party) => [party.status, party.method])).toEqual([
    ['signed', 'se_bid'],
    ['signed', 'email'],
  ]);
  expect(signing?.original_sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(signing?.signed_sha256).not.toBe(signing?.original_sha256);
  expect((await history()).slice(0, 3)).toEqual([
    'Avtal signerat av alla: Hyresavtal',
    'Signerat av Bo Berg: Hyresavtal',
    'Signerat av Anna Ahl: Hyresavtal',
  ]);
  expect(await notificationTitles()).toContain('Hyresavtal är signerat');
  expect((await lastMail(app, 'bo@example.se')).subject).toBe('Hyresavtal är signerat');
});

test('a party that declines rejects the signing and cancels it at the service, and the agreement can be sent again', async () => {
  const { user, params, participant, latestAtZigned, status, notificationTitles, agreement, lease } =
    await send();
  await zigned.reject(participant('Bo Berg'));
  await drainJobQueue(app);
  expect(await status()).toBe('rejected');
  expect(latestAtZigned()?.status).toBe('cancelled');
  expect(await notificationTitles()).toContain('Hyresavtal är avböjt');
  const before = zigned.agreements().length;
  await user.post(signingCalls.send, { params, body: { parties: [anna] } });
  await drainJobQueue(app);
  expect(await status()).toBe('pending');
  expect(zigned.agreements()).toHaveLength(before + 1);
  const [row] = await user.get(agreementCalls.listByLease, { params: { id: lease.id } });
  expect(row?.file_id).toBe(agreement.file_id);
});

test('the status is right after lost, repeated, old and unordered webhooks', async () => {
  const { participant, status, notificationTitles, user, lease } = await send();
  zigned.injectFault('webhook_lost', 10);
  await zigned.sign(participant('Anna Ahl'));
  await zigned.sign(participant('Bo Berg'));
  zigned.injectFault('webhook_lost', 0);
  expect(await status()).toBe('pending');
  const lost = zigned.webhooks().slice(-4).reverse();
  for (const { body } of [...lost, ...lost]) {
    expect((await deliverWebhook(body)).statusCode).toBe(204);
    await drainJobQueue(app);
    expect(await status()).toBe('completed');
  }
  expect((await notificationTitles()).filter((title) => title === 'Hyresavtal är signerat')).toHaveLength(1);
  const files = await user.get(fileCalls.listByOwner, { params: { type: 'lease', id: lease.id } });
  expect(files.data.filter(({ name }) => name.includes('(signerat)'))).toHaveLength(1);
});

test('refuses webhooks with an old or a wrong signature', async () => {
  const body = JSON.stringify({ event: 'agreement.lifecycle.expired', data: { id: 'c1' } });
  const now = Math.floor(app.clock.now().getTime() / 1000);
  expect((await deliverWebhook(body, now - 301)).statusCode).toBe(400);
  expect((await deliverWebhook(body, now)).statusCode).toBe(204);
  const headers = { 'content-type': 'application/json', 'x-zigned-request-signature': `t=${now},v1=00` };
  const forged = await app.fastify.inject({
    method: 'POST',
    url: '/webhooks/zigned',
    headers,
    payload: body,
  });
  expect(forged.statusCode).toBe(400);
});

test('when webhooks are lost, the poll finds that all have signed, and later that the document is sealed', async () => {
  const { participant, status, latestAtZigned, context, detail } = await send([anna]);
  const { id } = await latestSigning();
  zigned.injectFault('webhook_lost', 10);
  zigned.injectFault('seal_late', 1);
  await zigned.sign(participant('Anna Ahl'));
  await advanceSigning(context, id);
  expect(await status()).toBe('signed');
  await zigned.seal(latestAtZigned()?.id ?? '');
  await advanceSigning(context, id);
  expect(await status()).toBe('completed');
  expect((await detail()).signing?.signed_sha256).toMatch(/^[0-9a-f]{64}$/);
  zigned.injectFault('webhook_lost', 0);
});

test('a signing that nobody signs expires', async () => {
  const { latestAtZigned, status, notificationTitles } = await send();
  await zigned.expire(latestAtZigned()?.id ?? '');
  await drainJobQueue(app);
  expect(await status()).toBe('expired');
  expect(await notificationTitles()).toContain('Hyresavtal har gått ut');
});

/** The calls of one delivery: find, create, read, upload, attach, list, two participants, open, list. */
const CALLS = 10;

test.each(['error', 'answer_lost', 'token_expired'] as const)(
  'whichever call to the service fails with %s, a retry leaves one agreement there, with each party and each invitation once',
  async (fault) => {
    const { user, addAgreement, context, account } = await createAgreementFixture(app);
    for (let call = 0; call < CALLS; call += 1) {
      const { id } = await addAgreement(`Avtal ${call}`);
      await user.post(signingCalls.send, { params: { id }, body: { parties: [anna, bo] } });
      const signing = await latestSigning();
      zigned.injectFault(fault, 1, call);
      const tries = await Promise.allSettled([advanceSigning(context, signing.id)]);
      zigned.injectFault(fault, 0);
      if (tries[0]?.status === 'rejected') await advanceSigning(context, signing.id);
      const created = zigned.agreements().filter(({ lookup_key }) => lookup_key === signing.lookup_key);
      expect({ call, statuses: created.map(({ status }) => status) }).toEqual({ call, statuses: ['open'] });
      expect(zigned.participants(created[0]?.id ?? '').map(({ name }) => name)).toEqual([
        'Anna Ahl',
        'Bo Berg',
      ]);
      const { signing: shown } = await user.get(signingCalls.detail, { params: { id } });
      expect(shown?.status).toBe('pending');
      const invited = await app.forAccount(account, (tx) =>
        tx.selectFrom('mail_message').select('id').where('subject', 'like', `Avtal ${call}:%`).execute(),
      );
      expect(invited).toHaveLength(2);
    }
  },
);

test('two requests or processes at once send an agreement once, and another process continues after one that was killed', async () => {
  const fixture = await createAgreementFixture(app);
  const { id } = await fixture.addAgreement();
  const params = { id };
  const body = { parties: [anna, bo] };
  const answers = await Promise.allSettled([
    fixture.user.post(signingCalls.send, { params, body }),
    fixture.user.post(signingCalls.send, { params, body }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const signing = await latestSigning();
  // A killed process has left its claim.
  const until = new Date(app.clock.now().getTime() + 60_000).toISOString();
  await app.system((tx) => tx.updateTable('signing').set({ claimed_until: until }).execute());
  await expect(advanceSigning(fixture.context, signing.id)).rejects.toThrow('Another process');
  app.clock.set(new Date(app.clock.now().getTime() + 61_000).toISOString());
  await Promise.allSettled([
    advanceSigning(fixture.context, signing.id),
    advanceSigning(fixture.context, signing.id),
  ]);
  const created = zigned.agreements().filter(({ lookup_key }) => lookup_key === signing.lookup_key);
  expect(created).toHaveLength(1);
  expect(zigned.participants(created[0]?.id ?? '')).toHaveLength(2);
});

test('validates the parties, each error under its field', async () => {
  const fixture = await createAgreementFixture(app);
  const { id } = await fixture.addAgreement();
  const failWith = (parties: readonly object[]) =>
    fixture.user.failure(signingCalls.send, { params: { id }, body: { parties: [...parties] } });
  expect((await failWith([])).data).toEqual({ parties: ['Minst en part måste signera'] });
  expect(Object.keys((await failWith([{ name: ' ', email: 'fel' }])).data).sort()).toEqual([
    'parties[0].email',
    'parties[0].name',
  ]);
  expect((await failWith([bo, { ...anna, personal_number: '850412-2386' }])).data).toEqual({
    'parties[1].personal_number': ['Ange personnumret som ÅÅÅÅMMDD-XXXX'],
  });
  expect((await failWith([{ ...anna, personal_number: '19850412-2387' }])).data).toEqual({
    'parties[0].personal_number': ['Personnumret stämmer inte. Kontrollera siffrorna.'],
  });
  expect((await failWith([bo, bo])).data).toEqual({ 'parties[1].name': ['Parten står med två gånger.'] });
});

test('reminds those who have not signed, at most once an hour, and cancels with a reason', async () => {
  const { user, params, participant, status, history, latestAtZigned, agreement } = await send();
  await zigned.sign(participant('Anna Ahl'));
  await drainJobQueue(app);
  expect((await user.post(signingCalls.remind, { params })).message).toBe('En påminnelse är skickad');
  expect((await lastMail(app, 'bo@example.se')).subject).toBe(
    'Påminnelse: Hyresavtal väntar på din signatur',
  );
  expect((await user.failure(signingCalls.remind, { params })).status).toBe(409);
  const short = await user.failure(signingCalls.cancel, { params, body: { reason: 'Fel' } });
  expect([short.status, Object.keys(short.data)]).toEqual([422, ['reason']]);
  expect(await user.failure(agreementCalls.remove, { params })).toMatchObject({
    status: 409,
    serverMessage: 'Avtalet är skickat för signering. Avbryt signeringen först.',
  });
  zigned.injectFault('answer_lost', 1);
  await user.post(signingCalls.cancel, { params, body: { reason: 'Hyran i avtalet var fel.' } });
  expect(await status()).toBe('cancelled');
  expect(latestAtZigned()).toMatchObject({
    status: 'cancelled',
    cancellation_reason: 'Hyran i avtalet var fel.',
  });
  expect((await lastMail(app, 'bo@example.se')).body).toContain('Hyran i avtalet var fel.');
  await drainJobQueue(app);
  expect((await history()).slice(0, 3)).toEqual([
    `Signering avbruten: ${agreement.name}`,
    'Påminnelse om signering till Bo Berg',
    `Signerat av Anna Ahl: ${agreement.name}`,
  ]);
  const again = await user.failure(signingCalls.send, { params, body: { parties: [anna] } });
  expect([again.status, again.serverMessage]).toEqual([
    409,
    'Signeringen är avslutad och avtalet kan inte skickas igen. Gör ett nytt avtal av samma dokument och skicka det.',
  ]);
});

test('nobody is reminded of a signing that is cancelled while the signing service is asked', async () => {
  const { user, params } = await send([anna]);
  const { id } = await latestSigning();
  const { id: invitationId } = await lastMail(app, 'anna@example.se');
  zigned.injectFault('slow', 1);
  const reminding = user.failure(signingCalls.remind, { params });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await app.system((tx) =>
    tx.updateTable('signing').set({ status: 'cancelled' }).where('id', '=', id).execute(),
  );
  expect(await reminding).toMatchObject({
    status: 409,
    serverMessage: 'Avtalet väntar inte på någon signatur.',
  });
  expect((await lastMail(app, 'anna@example.se')).id).toBe(invitationId);
});

test('a new agreement of the same document replaces one whose signing is cancelled, and can be sent', async () => {
  const { user, params, agreement, lease } = await send();
  const list = () => user.get(agreementCalls.listByLease, { params: { id: lease.id } });
  expect(await user.failure(agreementCalls.renew, { params })).toMatchObject({ status: 409 });
  await user.post(signingCalls.cancel, { params, body: { reason: 'Hyran i avtalet var fel.' } });
  expect(await list()).toMatchObject([
    { id: agreement.id, can_sign: false, not_signable_reason: expect.stringMatching(/nytt avtal/) },
  ]);
  const renewed = await user.post(agreementCalls.renew, { params });
  const { name, file_id } = agreement;
  expect(renewed).toMatchObject({ name, file_id, signing_status: null, can_sign: true });
  expect((await list()).map(({ id }) => id)).toEqual([renewed.id]);
  await user.post(signingCalls.send, { params: { id: renewed.id }, body: { parties: [anna] } });
});

test('a lease is not removed while one of its agreements is being signed', async () => {
  const { user, params, lease, status } = await send();
  const remove = { params: { id: lease.id } };
  expect(await user.failure(leaseCalls.remove, remove)).toMatchObject({
    status: 409,
    serverMessage: 'Ett av uthyrningens avtal är skickat för signering. Avbryt signeringen först.',
  });
  expect(await status()).toBe('pending');
  await user.post(signingCalls.cancel, { params, body: { reason: 'Uthyrningen var fel.' } });
  await user.remove(leaseCalls.remove, remove);
});

test('a refusal of the service is explained, and the agreement can be sent again', async () => {
  const fixture = await createAgreementFixture(app);
  const { id } = await fixture.addAgreement();
  const params = { id };
  await fixture.user.post(signingCalls.send, { params, body: { parties: [anna] } });
  // An address that our own check would have refused: the service refuses it.
  await app.system((tx) => tx.updateTable('signing_party').set({ email: 'ingen adress' }).execute());
  await drainJobQueue(app);
  const { refusal, signing, can_send } = await fixture.user.get(signingCalls.detail, { params });
  expect(refusal).toMatch(/^Signeringstjänsten godtog inte avtalet/);
  expect([signing, can_send]).toEqual([null, true]);
});

test('an accountant and a reader may read but not remind, and another business sees nothing', async () => {
  const { account, params } = await send([anna]);
  for (const role of ['ACCOUNTANT', 'READER'] as const) {
    const colleague = await makeColleague(app, account, role);
    const failed = await app.as(colleague).failure(signingCalls.remind, { params });
    expect([role, failed.status]).toEqual([role, 403]);
    await app.as(colleague).get(signingCalls.detail, { params });
  }
  const stranger = app.as(await makeAccount(app));
  expect((await stranger.failure(signingCalls.detail, { params })).status).toBe(404);
});
