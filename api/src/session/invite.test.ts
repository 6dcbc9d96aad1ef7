import { sessionCalls } from '@husrum/contract/session';
import { mailCount, makeAccount, testServer } from '../../test/kit';
import { hashToken } from '../platform/secret-token';

const app = testServer();
const password = 'en lagom lång mening';

const registration = (email: string, invite: string) => ({
  user: { name: 'Eva Ny', email, password, password_confirmation: password },
  billable: null,
  invite,
  tos_accepted: true,
});

describe('an invitation', () => {
  it('adds one user with its role to the account, with a verified address and no mail', async () => {
    const anna = await makeAccount(app, 'Anna AB');
    await app.forAccount(anna, (tx) =>
      tx
        .insertInto('invite')
        .values({
          email: 'eva@example.se',
          role: 'ACCOUNTANT',
          digest: hashToken('hemligt'),
          invited_by: anna.userId,
          expires_at: '2026-12-04T08:00:00Z',
        })
        .execute(),
    );
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
});
