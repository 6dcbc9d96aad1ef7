import { createOutbox } from '@husrum/api-platform';
import { verifyPassword } from '@husrum/api-settings';
import { lastMail, linkIn, mailCount, makeAccount, testServer } from '@husrum/api-testing';
import { tenantCalls } from '@husrum/contract/tenant';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { createLeaseFixture } from '../lease/lease.test-data';
import { tenantPortalJobs } from './tenant-portal.jobs';

const app = testServer();
const START = '2026-11-20T08:00:00Z';
beforeEach(() => app.clock.set(START));

const password = 'en lagom lång mening';
const activation = { password, password_confirmation: password };
let portals = 0;

/** A business with a portal and a tenant with an email address. */
const setup = async () => {
  portals += 1;
  const account = await makeAccount(app, 'Holms Fastigheter');
  const { user, createTenant } = await createLeaseFixture(app, account);
  const stub = `holms-${portals}`;
  const email = `hyresgast${portals}@example.se`;
  const config = {
    enable_portal: true,
    stub,
    phone: '019-12 34 56',
    email: 'hej@holms.example',
    message: 'Välkommen!',
  };
  await user.patch(tenantPortalCalls.updateConfig, { body: config });
  const tenant = await createTenant({ name: 'Åsa Ek', email });
  const invite = async () => {
    const invited = await user.post(tenantCalls.resendInvite, { params: { id: tenant.id } });
    const token =
      linkIn((await lastMail(app, email)).body)
        .pathname.split('/')
        .at(-1) ?? '';
    return { invited, token };
  };
  return { account, user, createTenant, stub, email, config, tenant, invite };
};
const findTenant = ({ user, tenant }: Awaited<ReturnType<typeof setup>>) =>
  user.get(tenantCalls.detail, { params: { id: tenant.id } });

test('the portal is off until it is turned on, with an address of its own and an email address', async () => {
  const anna = app.as(await makeAccount(app));
  expect(await anna.get(tenantPortalCalls.config)).toEqual({
    enabled: false,
    enable_portal: false,
    stub: null,
    updated_at: null,
    phone: null,
    email: null,
    message: null,
  });
  const missing = await anna.failure(tenantPortalCalls.updateConfig, { body: { enable_portal: true } });
  expect(missing.data).toEqual({
    stub: ['Portalens adress måste fyllas i'],
    email: ['Mejladress måste fyllas i, så att hyresgästerna når dig'],
  });
  const saved = await anna.patch(tenantPortalCalls.updateConfig, {
    body: { enable_portal: true, stub: 'Annas-Hus', email: 'anna@example.se' },
  });
  expect(saved).toMatchObject({ enabled: true, enable_portal: true, stub: 'annas-hus', phone: null });
  expect(await anna.get(tenantPortalCalls.config)).toEqual(saved);
  expect(
    (await anna.patch(tenantPortalCalls.updateConfig, { body: { ...saved, enable_portal: false } })).enabled,
  ).toBe(false);
});

test('an address belongs to at most one portal', async () => {
  const { stub } = await setup();
  const bo = app.as(await makeAccount(app));
  const failure = await bo.failure(tenantPortalCalls.updateConfig, {
    body: { enable_portal: true, stub, email: 'bo@example.se' },
  });
  expect([failure.status, failure.data]).toEqual([422, { stub: ['Adressen är upptagen. Välj en annan.'] }]);
});

test('anybody sees the contact details of the landlord at the address of a portal, while it is on', async () => {
  const { user, stub, config } = await setup();
  const visitor = app.as();
  expect(await visitor.get(tenantPortalCalls.landlord, { params: { stub } })).toEqual({
    name: 'Holms Fastigheter',
    phone: '019-12 34 56',
    email: 'hej@holms.example',
    message: 'Välkommen!',
  });
  const inCapitals = { params: { stub: stub.toUpperCase() } };
  expect((await visitor.get(tenantPortalCalls.landlord, inCapitals)).name).toBe('Holms Fastigheter');
  await user.patch(tenantPortalCalls.updateConfig, { body: { ...config, enable_portal: false } });
  expect((await visitor.failure(tenantPortalCalls.landlord, { params: { stub } })).status).toBe(404);
});

test('a tenant is invited, sees the landlord, and activates the account once', async () => {
  const fixture = await setup();
  const { account, tenant, email, invite } = fixture;
  const { invited, token } = await invite();
  expect(invited).toMatchObject({ portal: 'INVITED', invite: true, password: false });
  expect(await lastMail(app, email)).toMatchObject({
    subject: 'Holms Fastigheter bjuder in dig till hyresgästportalen',
    reply_to: 'hej@holms.example',
    body: expect.stringContaining('till och med 4 december 2026'),
  });
  const visitor = app.as();
  expect(await visitor.get(tenantPortalCalls.invite, { params: { token } })).toMatchObject({
    name: 'Åsa Ek',
    email,
    landlord: { name: 'Holms Fastigheter', message: 'Välkommen!' },
  });
  const short = await visitor.failure(tenantPortalCalls.activate, {
    params: { token },
    body: { password: 'kort', password_confirmation: 'kort' },
  });
  expect(short.data).toHaveProperty('password');
  await visitor.post(tenantPortalCalls.activate, { params: { token }, body: activation });
  expect(await findTenant(fixture)).toMatchObject({ portal: 'ACTIVE', password: true });
  expect((await lastMail(app, email)).subject).toBe('Ditt konto i hyresgästportalen är aktivt');
  const stored = await app.forAccount(account, (tx) =>
    tx
      .selectFrom('tenant_portal_account')
      .selectAll()
      .where('tenant_id', '=', tenant.id)
      .executeTakeFirstOrThrow(),
  );
  expect(await verifyPassword(stored.password_hash, password)).toBe(true);

  const again = await visitor.failure(tenantPortalCalls.activate, { params: { token }, body: activation });
  expect(again).toMatchObject({
    status: 422,
    serverMessage: 'Länken är redan använd eller för gammal. Be din hyresvärd om en ny inbjudan.',
  });
  const active = await fixture.user.failure(tenantCalls.resendInvite, { params: { id: tenant.id } });
  expect(active.serverMessage).toBe('Hyresgästen har redan ett aktivt konto.');
});

test('of two simultaneous activations, one succeeds', async () => {
  const { invite, email } = await setup();
  const { token } = await invite();
  const answers = await Promise.all(
    [1, 2].map(() => app.as().raw(tenantPortalCalls.activate, { params: { token }, body: activation })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect(await mailCount(app, email)).toBe(2);
});

test('a link stops working after 14 days, after a new invitation or a new email address, and while the portal is off', async () => {
  const { account, user, config, tenant, invite } = await setup();
  const readStatus = async (token: string) =>
    (await app.as().raw(tenantPortalCalls.invite, { params: { token } })).statusCode;
  const first = await invite();
  app.clock.set('2026-12-04T07:59:00Z');
  expect(await readStatus(first.token)).toBe(200);
  app.clock.set('2026-12-04T08:01:00Z');
  expect(await readStatus(first.token)).toBe(422);
  const second = await invite();
  app.clock.set('2026-12-04T08:03:00Z');
  const third = await invite();
  expect([await readStatus(second.token), await readStatus(third.token)]).toEqual([422, 200]);
  await user.patch(tenantPortalCalls.updateConfig, { body: { ...config, enable_portal: false } });
  expect(await readStatus(third.token)).toBe(422);
  await user.patch(tenantPortalCalls.updateConfig, { body: config });
  expect(await readStatus(third.token)).toBe(200);
  await app.forAccount(account, (tx) =>
    tx.updateTable('tenant').set({ email: 'ny@example.se' }).where('id', '=', tenant.id).execute(),
  );
  expect(await readStatus(third.token)).toBe(422);
});

test('rejects an invitation to a tenant without an email address, twice in a minute, and while the portal is off', async () => {
  const { user, config, createTenant, tenant, invite } = await setup();
  const inviteFailure = async (id: number) => {
    const { status, serverMessage } = await user.failure(tenantCalls.resendInvite, { params: { id } });
    return [status, serverMessage];
  };
  const nobody = await createTenant({ email: null });
  expect(await inviteFailure(nobody.id)).toEqual([
    422,
    'Hyresgästen saknar mejladress. Lägg till en och bjud in igen.',
  ]);
  await invite();
  expect(await inviteFailure(tenant.id)).toEqual([409, expect.stringContaining('alldeles nyss')]);
  await user.patch(tenantPortalCalls.updateConfig, { body: { ...config, enable_portal: false } });
  expect((await inviteFailure(nobody.id))[0]).toBe(424);
});

test('inviting all invites every tenant who has an email address and is not invited, once', async () => {
  const { user, createTenant, invite } = await setup();
  await invite();
  await createTenant({ email: 'a.b@example.se' });
  await createTenant({ email: null });
  expect(await user.get(tenantPortalCalls.status)).toEqual({
    not_invited: 1,
    without_address: 1,
    invited: 1,
    expired: 0,
    active: 0,
  });
  expect(await user.post(tenantPortalCalls.inviteAll)).toEqual({ invited: 1 });
  expect(await user.post(tenantPortalCalls.inviteAll)).toEqual({ invited: 0 });
  expect(await mailCount(app, 'a.b@example.se')).toBe(1);
});

test('an expired invitation is counted and shown as expired, and is sent again when all are invited', async () => {
  const fixture = await setup();
  const { user, email, createTenant, invite } = fixture;
  await invite();
  app.clock.set('2026-12-04T08:00:00Z');
  expect(await findTenant(fixture)).toMatchObject({ portal: 'INVITED', invite_expired: true });
  await createTenant({ email: 'ny.gast@example.se' });
  expect(await user.get(tenantPortalCalls.status)).toMatchObject({ not_invited: 1, invited: 0, expired: 1 });
  expect(await user.post(tenantPortalCalls.inviteAll)).toEqual({ invited: 2 });
  expect(await mailCount(app, email)).toBe(2);
  expect(await findTenant(fixture)).toMatchObject({ portal: 'INVITED', invite_expired: false });
  expect(await user.get(tenantPortalCalls.status)).toMatchObject({ not_invited: 0, invited: 2, expired: 0 });
});

test('an invitation that did not arrive is withdrawn', async () => {
  const fixture = await setup();
  const { account, email, invite } = fixture;
  await invite();
  const { on_failure } = await lastMail(app, email);
  const [job] = tenantPortalJobs;
  if (!job?.transactional || on_failure === null) throw new Error('no job');
  const { clock, settings } = app;
  await app.forAccount(account, (tx) =>
    job.run(
      { ...on_failure.data, reason: '550 No such user' },
      { tx, clock, settings, log: app.fastify.log, outbox: createOutbox(tx, account.businessId, settings) },
    ),
  );
  expect(await findTenant(fixture)).toMatchObject({ portal: 'NOT_INVITED', invite_sent_at: null });
});
