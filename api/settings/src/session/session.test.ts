import {
  type CallFailed,
  createCaller,
  lastMail,
  linkIn,
  mailCount,
  type TestServer,
  testServer,
} from '@husrum/api-testing';
import { sessionCalls } from '@husrum/contract/session';

const app = testServer();
const PASSWORD = 'en lagom lång mening';

const registration = (email: string) => ({
  user: { name: 'Bo Ek', email, password: PASSWORD, password_confirmation: PASSWORD },
  billable: { organisation: 1, name: 'Ek Fastigheter', phone: '070-123 45 67' },
  invite: null,
  tos_accepted: true,
});

const registerVerified = async (email: string): Promise<void> => {
  await app.as().post(sessionCalls.register, { body: registration(email) });
  const token = linkIn((await lastMail(app, email)).body).searchParams.get('token') ?? '';
  await app.as().post(sessionCalls.verify, { params: { token } });
};

const signIn = (email: string, password = PASSWORD) =>
  app.as().post(sessionCalls.login, { body: { email, password } });
const withToken = (server: TestServer, token: string) => createCaller(() => server.fastify, token);
const failedSignIn = (email: string, password = PASSWORD): Promise<CallFailed> =>
  app.as().failure(sessionCalls.login, { body: { email, password } });

describe('registration', () => {
  it('mails a link that verifies the address, and rejects sign-in before that', async () => {
    const email = 'bo@example.se';
    const { message } = await app.as().post(sessionCalls.register, { body: registration(email) });
    expect(message).toBe('Kontot registrerat, vi har skickat ett mail med länk för verifiering av e-post');

    expect(await failedSignIn(email)).toMatchObject({
      status: 422,
      serverMessage: expect.stringContaining('inte verifierad'),
    });

    const mail = await lastMail(app, email);
    expect(mail).toMatchObject({ subject: 'Verifiera din mejladress', state: 'kept' });
    const link = linkIn(mail.body);
    expect(link.pathname).toBe('/verified');
    expect(link.searchParams.get('email')).toBe(email);

    const params = { token: link.searchParams.get('token') ?? '' };
    expect(await app.as().post(sessionCalls.verify, { params })).toEqual({ email });
    expect(await app.as().post(sessionCalls.verify, { params })).toEqual({ email });

    const { access_token } = await signIn(email);
    const me = await withToken(app, access_token).get(sessionCalls.me);
    expect(me).toMatchObject({
      name: 'Bo Ek',
      email,
      billable_admin: 1,
      billable: { name: 'Ek Fastigheter', membership: 30 },
    });
  });

  it('answers invalid fields with Swedish messages', async () => {
    const failed = await app.as().failure(sessionCalls.register, {
      body: {
        ...registration('x'),
        user: { name: '', email: 'x', password: 'kort', password_confirmation: 'annat' },
      },
    });
    expect(failed.status).toBe(422);
    expect(failed.data).toMatchObject({
      'user.name': ['Ditt namn måste fyllas i'],
      'user.email': ['Ange en giltig mejladress'],
      'user.password': ['Lösenord måste ha minst 12 tecken'],
      'user.password_confirmation': ['Lösenorden är inte lika'],
    });
  });

  it('answers the same for an address that has an account, ignoring case, and mails its owner', async () => {
    await registerVerified('cia@example.se');
    const body = registration('CIA@example.se');
    const { message } = await app.as().post(sessionCalls.register, { body });
    expect(message).toBe('Kontot registrerat, vi har skickat ett mail med länk för verifiering av e-post');
    const mail = await lastMail(app, 'cia@example.se');
    expect(mail.subject).toBe('Du har redan ett konto i Husrum');
    await app.as().post(sessionCalls.register, { body });
    expect((await lastMail(app, 'cia@example.se')).id).toBe(mail.id);
    expect((await signIn('cia@example.se')).access_token).toBeTruthy();
  });

  it('lets the latest registration of an unverified address count, with its name, password and business', async () => {
    const email = 'gunvor@example.se';
    await app.as().post(sessionCalls.register, { body: registration(email) });
    const olderToken = linkIn((await lastMail(app, email)).body).searchParams.get('token') ?? '';
    const again = {
      ...registration(email),
      user: {
        name: 'Gun Alm',
        email,
        password: 'en helt annan mening',
        password_confirmation: 'en helt annan mening',
      },
      billable: { organisation: 0, name: 'Gun Alm', phone: null },
    };
    // Within two minutes no second mail is sent to the address, and nothing is replaced.
    await app.as().post(sessionCalls.register, { body: again });
    expect(await mailCount(app, email)).toBe(1);
    app.clock.set('2026-11-20T08:03:00Z');
    await app.as().post(sessionCalls.register, { body: again });
    const mail = await lastMail(app, email);
    expect(mail.body).toContain('Gun');
    expect(await app.as().failure(sessionCalls.verify, { params: { token: olderToken } })).toMatchObject({
      status: 422,
    });
    const token = linkIn(mail.body).searchParams.get('token') ?? '';
    await app.as().post(sessionCalls.verify, { params: { token } });
    expect((await failedSignIn(email)).serverMessage).toBe('Fel mejladress eller lösenord.');
    const { access_token } = await signIn(email, 'en helt annan mening');
    expect(await withToken(app, access_token).get(sessionCalls.me)).toMatchObject({
      name: 'Gun Alm',
      billable: { name: 'Gun Alm' },
    });
    // A verified account is left as it is.
    app.clock.set('2026-11-20T08:06:00Z');
    await app.as().post(sessionCalls.register, { body: registration(email) });
    expect((await failedSignIn(email)).serverMessage).toBe('Fel mejladress eller lösenord.');
    app.clock.set('2026-11-20T08:00:00Z');
  });

  it('refuses passwords that are easy to guess or made from the email address', async () => {
    const refused = async (password: string) => {
      const user = { name: 'Bo', email: 'bo.lundgren@example.se', password, password_confirmation: password };
      const failed = await app.as().failure(sessionCalls.register, { body: { ...registration('x'), user } });
      return failed.data['user.password'];
    };
    const text = ['Lösenordet är lätt att gissa. Välj ett annat, till exempel en mening.'];
    expect(await refused('sommarsommar')).toEqual(text);
    expect(await refused('BoLundgren2026')).toEqual(text);
  });

  it('requires a business or a valid invitation, with the same answer whether or not the address has an account', async () => {
    await registerVerified('dan@example.se');
    for (const email of ['dan@example.se', 'ny.dan@example.se']) {
      const failWith = (change: object) =>
        app
          .as()
          .failure(sessionCalls.register, { body: { ...registration(email), billable: null, ...change } });
      expect((await failWith({})).data).toEqual({ 'billable.name': ['Verksamhetens namn måste fyllas i'] });
      expect(await failWith({ invite: 'okänd' })).toMatchObject({
        status: 422,
        serverMessage: expect.stringContaining('Inbjudan gäller inte längre'),
      });
    }
  });

  it('rejects an expired link', async () => {
    await app.as().post(sessionCalls.register, { body: registration('eva@example.se') });
    const token = linkIn((await lastMail(app, 'eva@example.se')).body).searchParams.get('token') ?? '';
    app.clock.set('2026-11-28T08:00:00Z');
    expect(await app.as().failure(sessionCalls.verify, { params: { token } })).toMatchObject({
      status: 422,
    });
    app.clock.set('2026-11-20T08:00:00Z');
  });
});

describe('mails with links', () => {
  it('reach an address at most six times a day, whoever asks for them', async () => {
    const email = 'grannen@example.se';
    await registerVerified('spam@example.se');
    const spammer = withToken(app, (await signIn('spam@example.se')).access_token);
    const answers: number[] = [];
    for (let minute = 0; minute < 40; minute += 1) {
      app.clock.set(`2026-11-20T09:${String(minute).padStart(2, '0')}:00Z`);
      const response = await spammer.raw(sessionCalls.requestEmailChange, {
        body: { email, password: PASSWORD },
      });
      answers.push(response.statusCode);
    }
    expect(await mailCount(app, email)).toBe(6);
    expect(answers.filter((status) => status === 200)).toHaveLength(6);
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    await app.as().post(sessionCalls.register, { body: registration(email) });
    expect(await mailCount(app, email)).toBe(6);
    app.clock.set('2026-11-20T08:00:00Z');
  }, 60_000);
});

describe('signing in', () => {
  it('returns a token with the business and whether it has finished onboarding', async () => {
    await registerVerified('fia@example.se');
    const { access_token, expires_in, token_type } = await signIn('fia@example.se');
    expect({ expires_in, token_type }).toEqual({ expires_in: 3600, token_type: 'Bearer' });
    const payload = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload).toMatchObject({ billable: { name: 'Ek Fastigheter', membership: 30 }, boarded: false });
  });

  it('answers the same for a wrong password and an unknown address', async () => {
    await registerVerified('gun@example.se');
    const wrong = await failedSignIn('gun@example.se', 'fel fel fel fel');
    const unknown = await failedSignIn('ingen@example.se');
    expect([wrong.status, wrong.serverMessage]).toEqual([422, 'Fel mejladress eller lösenord.']);
    expect([unknown.status, unknown.serverMessage]).toEqual([wrong.status, wrong.serverMessage]);
  });

  it('blocks after five failures, also with the right password', async () => {
    await registerVerified('hans@example.se');
    for (let i = 0; i < 5; i += 1) await failedSignIn('hans@example.se', 'fel fel fel fel');
    expect(await failedSignIn('hans@example.se')).toMatchObject({
      status: 429,
      serverMessage: expect.stringContaining('Vänta 1 minut'),
    });
  });

  it('sends the verification mail again, but not at every attempt', async () => {
    const email = 'ida@example.se';
    await app.as().post(sessionCalls.register, { body: registration(email) });
    await failedSignIn(email);
    expect(await mailCount(app, email)).toBe(1);
    app.clock.set('2026-11-20T08:03:00Z');
    await failedSignIn(email);
    expect(await mailCount(app, email)).toBe(2);
    app.clock.set('2026-11-20T08:00:00Z');
  });
});

describe('a session', () => {
  it('ends at sign-out, and its token is rejected', async () => {
    await registerVerified('jon@example.se');
    const jon = withToken(app, (await signIn('jon@example.se')).access_token);
    const { access_token } = await jon.post(sessionCalls.refresh);
    await withToken(app, access_token).post(sessionCalls.logout);
    expect(await jon.failure(sessionCalls.me)).toMatchObject({
      status: 401,
      serverMessage: 'Du är utloggad. Logga in igen.',
    });
  });

  it('requires a valid token', async () => {
    expect(await app.as().failure(sessionCalls.me)).toMatchObject({ status: 401 });
    expect(await withToken(app, 'x.y.z').failure(sessionCalls.me)).toMatchObject({ status: 401 });
  });

  it('ends on other devices when the password changes', async () => {
    await registerVerified('kai@example.se');
    const thisSession = withToken(app, (await signIn('kai@example.se')).access_token);
    const otherSession = withToken(app, (await signIn('kai@example.se')).access_token);
    const body = {
      current_password: PASSWORD,
      password: 'en helt ny mening',
      password_confirmation: 'en helt ny mening',
    };

    const wrong = await thisSession.failure(sessionCalls.changePassword, {
      body: { ...body, current_password: 'nej' },
    });
    expect(wrong.data).toEqual({ current_password: ['Lösenordet stämmer inte'] });

    await thisSession.post(sessionCalls.changePassword, { body });
    expect(await thisSession.get(sessionCalls.me)).toMatchObject({ email: 'kai@example.se' });
    expect(await otherSession.failure(sessionCalls.me)).toMatchObject({ status: 401 });
    expect((await signIn('kai@example.se', 'en helt ny mening')).access_token).toBeTruthy();
    expect(await lastMail(app, 'kai@example.se')).toMatchObject({ subject: 'Ditt lösenord har ändrats' });
  });
});

describe('wrong passwords of a signed-in user', () => {
  it('are counted over both calls that require the password', async () => {
    await registerVerified('olof@example.se');
    const olof = withToken(app, (await signIn('olof@example.se')).access_token);
    const change = { password: 'en helt ny mening', password_confirmation: 'en helt ny mening' };
    for (let i = 0; i < 3; i += 1)
      await olof.failure(sessionCalls.changePassword, { body: { ...change, current_password: 'fel' } });
    for (let i = 0; i < 2; i += 1)
      await olof.failure(sessionCalls.requestEmailChange, {
        body: { email: 'o@example.se', password: 'fel' },
      });
    expect(
      await olof.failure(sessionCalls.changePassword, { body: { ...change, current_password: PASSWORD } }),
    ).toMatchObject({ status: 429, serverMessage: expect.stringContaining('Vänta 1 minut') });
    expect(await olof.get(sessionCalls.me)).toMatchObject({ email: 'olof@example.se' });
  });
});

describe('a new password', () => {
  it('is another than the one the user has', async () => {
    await registerVerified('pia@example.se');
    const pia = withToken(app, (await signIn('pia@example.se')).access_token);
    const body = { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await pia.failure(sessionCalls.changePassword, { body })).data).toEqual({
      password: ['Välj ett annat lösenord än det du har'],
    });
  });
});

describe('a forgotten password', () => {
  it('cannot be reset by a link from before the password was changed', async () => {
    const email = 'rut@example.se';
    await registerVerified(email);
    const rut = withToken(app, (await signIn(email)).access_token);
    await app.as().post(sessionCalls.requestPasswordReset, { body: { email } });
    const token = linkIn((await lastMail(app, email)).body).pathname.split('/')[2] ?? '';
    const passwords = { password: 'en helt ny mening', password_confirmation: 'en helt ny mening' };
    await rut.post(sessionCalls.changePassword, { body: { current_password: PASSWORD, ...passwords } });
    const body = { email, token, password: 'en annan mening', password_confirmation: 'en annan mening' };
    expect(await app.as().failure(sessionCalls.resetPassword, { body })).toMatchObject({
      status: 422,
      serverMessage: 'Länken är redan använd eller för gammal. Beställ en ny.',
    });
  });

  it('is reset by the link of a mail, once', async () => {
    const email = 'lo@example.se';
    await registerVerified(email);
    const before = withToken(app, (await signIn(email)).access_token);
    await app.as().post(sessionCalls.requestPasswordReset, { body: { email } });
    const token = linkIn((await lastMail(app, email)).body).pathname.split('/')[2] ?? '';
    const body = {
      email,
      token,
      password: 'nu kommer jag ihåg',
      password_confirmation: 'nu kommer jag ihåg',
    };
    expect(await app.as().post(sessionCalls.resetPassword, { body })).toEqual({
      message: 'Lösenordet har återställts',
    });
    expect(await before.failure(sessionCalls.me)).toMatchObject({ status: 401 });
    expect(await app.as().failure(sessionCalls.resetPassword, { body })).toMatchObject({ status: 422 });
    expect((await signIn(email, 'nu kommer jag ihåg')).access_token).toBeTruthy();
  });

  it('is answered the same for an unknown address, without a mail', async () => {
    const email = 'vem@example.se';
    expect(await app.as().post(sessionCalls.requestPasswordReset, { body: { email } })).toEqual({
      message: 'Ett mail har skickats med återställningsinstruktioner',
    });
    expect(await mailCount(app, email)).toBe(0);
  });
});

describe('the profile', () => {
  it('can be changed', async () => {
    await registerVerified('mia@example.se');
    const mia = withToken(app, (await signIn('mia@example.se')).access_token);
    const body = {
      name: 'Mia Berg',
      email_notification_ticket: false,
      email_notification_comment: true,
      show_onboarding_in_sidebar: false,
    };
    expect(await mia.patch(sessionCalls.updateMe, { body })).toMatchObject(body);
    expect(await mia.get(sessionCalls.me)).toMatchObject(body);
    const renamed = { name: 'Mia Ek', email_notification_ticket: false, show_onboarding_in_sidebar: false };
    expect(await mia.patch(sessionCalls.updateMe, { body: { name: 'Mia Ek' } })).toMatchObject(renamed);
  });

  it('gets a new email address only when the link in the mail is opened', async () => {
    await registerVerified('nils@example.se');
    const nils = withToken(app, (await signIn('nils@example.se')).access_token);
    await nils.post(sessionCalls.requestEmailChange, {
      body: { email: 'nisse@example.se', password: PASSWORD },
    });
    expect(await nils.get(sessionCalls.me)).toMatchObject({ email: 'nils@example.se' });
    const token = linkIn((await lastMail(app, 'nisse@example.se')).body).pathname.split('/')[3] ?? '';
    await nils.post(sessionCalls.confirmEmailChange, { params: { token } });
    expect(await nils.get(sessionCalls.me)).toMatchObject({ email: 'nisse@example.se' });
    expect(await lastMail(app, 'nils@example.se')).toMatchObject({ subject: 'Din mejladress har bytts' });
    expect(await nils.failure(sessionCalls.confirmEmailChange, { params: { token } })).toMatchObject({
      status: 422,
    });
  });
});
