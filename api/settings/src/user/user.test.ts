import { drainJobQueue } from '@husrum/api-runs/testing';
import {
  lastMail,
  linkIn,
  mailCount,
  makeAccount,
  makeColleague,
  type TestAccount,
  testServer,
} from '@husrum/api-testing';
import { notificationCalls } from '@husrum/contract/notification';
import { sessionCalls } from '@husrum/contract/session';
import { userCalls } from '@husrum/contract/user';

const app = testServer();
const password = 'en lagom lång mening';
const START = '2026-11-20T08:00:00Z';
let anna: TestAccount;

beforeAll(async () => {
  anna = await makeAccount(app, 'Anna AB');
});
beforeEach(() => app.clock.set(START));

const invite = (email: string, role = 'MANAGER') =>
  app.as(anna).post(userCalls.invite, { body: { email, role } });
const inviteToken = async (email: string) =>
  linkIn((await lastMail(app, email)).body).pathname.split('/')[2] ?? '';
const register = async (email: string, token: string) => {
  const user = { name: 'Eva Ny', email, password, password_confirmation: password };
  return app.as().post(sessionCalls.register, {
    body: { user, billable: null, invite: token, tos_accepted: true },
  });
};
const signIn = async (email: string): Promise<TestAccount> => {
  const { access_token } = await app.as().post(sessionCalls.login, { body: { email, password } });
  const { id } = await app.as({ ...anna, token: access_token }).get(sessionCalls.me);
  return { businessId: anna.businessId, userId: id, email, token: access_token };
};
const latestNotification = async (account: TestAccount) => {
  await drainJobQueue(app);
  return (await app.as(account).get(notificationCalls.list)).data[0]?.data;
};

describe('an invitation', () => {
  it('is mailed with a link, listed until it is used, and its sender is notified when it is', async () => {
    expect(await invite('eva@example.se', 'ACCOUNTANT')).toMatchObject({
      email: 'eva@example.se',
      role: 'ACCOUNTANT',
      invited_by: 'Anna Andersson',
      expires_at: '2026-12-04T08:00:00.000Z',
      expired: false,
      mail_error: null,
    });
    expect(await lastMail(app, 'eva@example.se')).toMatchObject({
      subject: 'Anna Andersson bjuder in dig till Anna AB i Husrum',
      reply_to: anna.email,
      body: expect.stringContaining('Din roll blir ekonomi'),
    });
    const pending = await app.as(anna).get(userCalls.listInvites);
    expect(pending.data.map(({ email }) => email)).toEqual(['eva@example.se']);

    await register('eva@example.se', await inviteToken('eva@example.se'));
    expect((await app.as(anna).get(userCalls.listInvites)).data).toEqual([]);
    const { data: users } = await app.as(anna).get(userCalls.list);
    expect(users).toMatchObject([
      { name: 'Anna Andersson', role: 'ADMINISTRATOR', billable_admin: 1, verified: true },
      { name: 'Eva Ny', email: 'eva@example.se', role: 'ACCOUNTANT', billable_admin: 0, verified: true },
    ]);
    expect(await latestNotification(anna)).toEqual({
      title: 'Eva Ny har gått med',
      body: 'Loggar in med eva@example.se som ekonomi.',
      link: '/setting/users',
    });
  });

  it('can be used with another address, which must be verified and of which the sender is notified', async () => {
    await invite('info@example.se');
    const { message } = await register('privat@example.se', await inviteToken('info@example.se'));
    expect(message).toMatch(/mail med länk för verifiering/);
    expect(await latestNotification(anna)).toMatchObject({
      body: 'Loggar in med privat@example.se. Inbjudan skickades till info@example.se.',
    });
    const { data } = await app.as(anna).get(userCalls.list);
    expect(data.find(({ email }) => email === 'privat@example.se')).toMatchObject({ verified: false });
  });

  it('lasts for 14 days, and works again when it is sent again', async () => {
    const { id } = await invite('sen@example.se');
    const first = await inviteToken('sen@example.se');
    app.clock.set('2026-12-04T08:00:00Z');
    expect((await app.as(anna).get(userCalls.listInvites)).data).toMatchObject([{ id, expired: true }]);
    const gone = { status: 422, serverMessage: expect.stringContaining('Inbjudan gäller inte längre') };
    await expect(register('sen@example.se', first)).rejects.toMatchObject(gone);

    const renewed = await app.as(anna).post(userCalls.resendInvite, { params: { id } });
    expect(renewed).toMatchObject({ id, expired: false, expires_at: '2026-12-18T08:00:00.000Z' });
    const tooSoon = await app.as(anna).failure(userCalls.resendInvite, { params: { id } });
    expect(tooSoon).toMatchObject({ status: 409, serverMessage: expect.stringContaining('nyss') });
    await expect(register('sen@example.se', first)).rejects.toMatchObject(gone);
    await register('sen@example.se', await inviteToken('sen@example.se'));
  });

  it('is shown to those who may invite, and to nobody else', async () => {
    const { id } = await invite('hemlig@example.se');
    for (const role of ['READER', 'MANAGER'] as const) {
      const colleague = await makeColleague(app, anna, role);
      expect(await app.as(colleague).get(userCalls.listInvites)).toEqual({ data: [] });
    }
    const administrator = await makeColleague(app, anna, 'ADMINISTRATOR');
    expect((await app.as(administrator).get(userCalls.listInvites)).data.map((one) => one.id)).toContain(id);
    await app.as(anna).remove(userCalls.withdrawInvite, { params: { id } });
  });

  it('is sent again to an address whose invitation has expired', async () => {
    const { id } = await invite('glomsk@example.se');
    app.clock.set('2026-12-05T08:00:00Z');
    expect(await invite('glomsk@example.se', 'READER')).toMatchObject({ id, role: 'READER', expired: false });
    expect(await mailCount(app, 'glomsk@example.se')).toBe(2);
    await app.as(anna).remove(userCalls.withdrawInvite, { params: { id } });
  });

  it('shows why its mail did not arrive, until it is sent again', async () => {
    const { id } = await invite('finnsinte@example.se');
    const { on_failure } = await lastMail(app, 'finnsinte@example.se');
    await app.system((tx) =>
      tx
        .insertInto('job')
        .values({
          billable_id: anna.businessId,
          kind: on_failure?.kind ?? '',
          data: JSON.stringify({ ...on_failure?.data, reason: 'Adressen finns inte' }),
        })
        .execute(),
    );
    expect(await latestNotification(anna)).toMatchObject({
      title: 'Inbjudan till finnsinte@example.se kom inte fram',
      body: 'Adressen finns inte',
    });
    expect((await app.as(anna).get(userCalls.listInvites)).data).toMatchObject([
      { id, mail_error: 'Adressen finns inte' },
    ]);
    const sentAgain = await app.as(anna).post(userCalls.resendInvite, { params: { id } });
    expect(sentAgain).toMatchObject({ mail_error: null });
    await app.as(anna).remove(userCalls.withdrawInvite, { params: { id } });
  });

  it('can be withdrawn, and its link stops working', async () => {
    const { id } = await invite('fel@example.se');
    const token = await inviteToken('fel@example.se');
    await app.as(anna).remove(userCalls.withdrawInvite, { params: { id } });
    expect(await app.as().failure(sessionCalls.invite, { params: { invite: token } })).toMatchObject({
      status: 404,
    });
    expect(await app.as(anna).failure(userCalls.withdrawInvite, { params: { id } })).toMatchObject({
      status: 404,
    });
  });

  it('is rejected under the email field for a colleague, for an invited address, and for an empty field', async () => {
    await invite('dubbel@example.se');
    const readErrors = async (email: string) =>
      (await app.as(anna).failure(userCalls.invite, { body: { email } })).data;
    expect(await readErrors(anna.email)).toEqual({ email: [`${anna.email} är redan användare hos er`] });
    expect(await readErrors(' Dubbel@example.se ')).toEqual({
      email: ['dubbel@example.se är redan inbjuden. Skicka inbjudan igen från listan.'],
    });
    expect(await readErrors('')).toEqual({ email: ['Mejladress måste fyllas i'] });
    expect(await mailCount(app, 'dubbel@example.se')).toBe(1);
  });
});

describe('a role', () => {
  it('changes at once, also for an open session, and the colleague is notified', async () => {
    const bo = await makeColleague(app, anna, 'READER');
    const params = { id: bo.userId };
    expect((await app.as(bo).failure(userCalls.invite, { body: { email: 'x@example.se' } })).status).toBe(
      403,
    );
    const body = { role: 'ADMINISTRATOR' };
    expect(await app.as(anna).patch(userCalls.changeRole, { params, body })).toMatchObject(body);
    expect(await app.as(bo).get(sessionCalls.me)).toMatchObject({ ...body, billable_admin: 1 });
    expect(await latestNotification(bo)).toMatchObject({ title: 'Din roll är nu administratör' });
    await app.as(bo).patch(userCalls.changeRole, { params, body: { role: 'READER' } });
  });

  it('of the last administrator cannot change', async () => {
    const carl = await makeAccount(app);
    const failed = await app.as(carl).failure(userCalls.changeRole, {
      params: { id: carl.userId },
      body: { role: 'MANAGER' },
    });
    expect(failed).toMatchObject({
      status: 409,
      serverMessage: 'Verksamheten behöver minst en administratör. Gör först någon annan till administratör.',
    });
    expect(await app.as(carl).get(sessionCalls.me)).toMatchObject({ role: 'ADMINISTRATOR' });
  });
});

describe('a removed user', () => {
  it('is signed out everywhere, gets no more mails, and can be invited again', async () => {
    const email = 'eva.ny@example.se';
    await invite(email);
    await register(email, await inviteToken(email));
    const [here, there] = [await signIn(email), await signIn(email)];

    expect(await app.as(anna).remove(userCalls.remove, { params: { id: here.userId } })).toEqual({
      message: 'Eva Ny är borttagen och utloggad',
    });
    for (const session of [here, there])
      expect((await app.as(session).failure(sessionCalls.me)).status).toBe(401);
    await expect(signIn(email)).rejects.toMatchObject({ status: 422 });
    const mails = await mailCount(app, email);
    await app.as().post(sessionCalls.requestPasswordReset, { body: { email } });
    expect(await mailCount(app, email)).toBe(mails);
    const { data } = await app.as(anna).get(userCalls.list);
    expect(data.map(({ id }) => id)).not.toContain(here.userId);
    expect((await app.as(anna).failure(userCalls.remove, { params: { id: here.userId } })).status).toBe(404);

    await invite(email);
    await register(email, await inviteToken(email));
    expect((await signIn(email)).userId).not.toBe(here.userId);
  });

  it('cannot be an administrator', async () => {
    const bo = await makeColleague(app, anna, 'ADMINISTRATOR');
    expect(await app.as(anna).failure(userCalls.remove, { params: { id: bo.userId } })).toMatchObject({
      status: 409,
      serverMessage: 'Du kan inte ta bort en administratör. Byt roll på användaren först.',
    });
    expect(await app.as(bo).get(sessionCalls.me)).toMatchObject({ role: 'ADMINISTRATOR' });
  });
});
