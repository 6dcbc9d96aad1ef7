import { hashToken } from '@husrum/api-platform';
import { lastMail, mailCount, makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { sessionCalls } from '@husrum/contract/session';

const app = testServer();
const password = 'en lagom lång mening';

const insertInvite = (inviter: TestAccount, email: string, token: string) =>
  app.forAccount(inviter, (tx) =>
    tx
      .insertInto('invite')
      .values({
        email,
        role: 'ACCOUNTANT',
        digest: hashToken(token),
        invited_by: inviter.userId,
        expires_at: '2026-12-04T08:00:00Z',
      })
      .execute(),
  );

const registration = (email: string, invite: string) => ({
  user: { name: 'Eva Ny', email, password, password_confirmation: password },
  billable: null,
  invite,
  tos_accepted: true,
});

describe('an invitation', () => {
  it('adds one user to the business, with the role of the invitation, a verified address and no mail', async () => {
    const anna = await makeAccount(app, 'Anna AB');
    await insertInvite(anna, 'eva@example.se', 'hemligt');
    const params = { invite: 'hemligt' };
    expect(await app.as().get(sessionCalls.invite, { params })).toEqual({
      name: 'Anna Andersson',
      email: 'eva@example.se',
      business: 'Anna AB',
      role: 'ACCOUNTANT',
    });

    const body = registration('eva@example.se', 'hemligt');
    expect(await app.as().post(sessionCalls.register, { body })).toEqual({
      message: 'Kontot är registrerat. Logga in för att börja.',
    });
    expect(await mailCount(app, 'eva@example.se')).toBe(0);
    const { access_token } = await app
      .as()
      .post(sessionCalls.login, { body: { email: 'eva@example.se', password } });
    const me = await app.as({ ...anna, token: access_token }).get(sessionCalls.me);
    expect(me).toMatchObject({ role: 'ACCOUNTANT', billable_admin: 0, billable_id: anna.businessId });

    const gone = 'Inbjudan gäller inte längre. Be den som bjöd in dig att skicka en ny.';
    expect(await app.as().failure(sessionCalls.invite, { params })).toMatchObject({
      status: 404,
      serverMessage: gone,
    });
    expect(
      await app.as().failure(sessionCalls.register, { body: registration('ove@example.se', 'hemligt') }),
    ).toMatchObject({ status: 422, serverMessage: gone });
  });

  it('to an address that has an account of another business stays valid, and works with another address', async () => {
    const anna = await makeAccount(app, 'Anna Hus AB');
    const bookkeeper = await makeAccount(app, 'Bokbyrån AB');
    await insertInvite(anna, bookkeeper.email, 'byrån');
    const taken = await app
      .as()
      .failure(sessionCalls.register, { body: registration(bookkeeper.email, 'byrån') });
    expect(taken).toMatchObject({
      status: 422,
      data: {
        'user.email': [
          'Adressen har redan ett konto, och ett konto hör till en verksamhet. Ange en annan mejladress för att gå med i Anna Hus AB.',
        ],
      },
    });
    expect(await mailCount(app, bookkeeper.email)).toBe(0);
    await app.as().post(sessionCalls.register, { body: registration('anna-hus@byran.example.se', 'byrån') });
    expect((await lastMail(app, 'anna-hus@byran.example.se')).subject).toBe('Verifiera din mejladress');
  });

  it('stays valid after a registration with another address that has an account, and a mail says so to its owner', async () => {
    const anna = await makeAccount(app, 'Anna Gård AB');
    const other = await makeAccount(app, 'Bokbyrå 2 AB');
    await insertInvite(anna, 'kontakt@byran2.example.se', 'byrån2');
    await app.as().post(sessionCalls.register, { body: registration(other.email, 'byrån2') });
    expect((await lastMail(app, other.email)).body).toContain(
      'Inbjudan till Anna Gård AB gäller fortfarande: öppna länken i den igen och ange en annan mejladress.',
    );
    expect(await app.as().get(sessionCalls.invite, { params: { invite: 'byrån2' } })).toMatchObject({
      business: 'Anna Gård AB',
    });
  });
});
