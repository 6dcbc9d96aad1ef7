import { sessionCalls } from '@husrum/contract/session';
import { makeAccount, testServer } from '../../test/kit';
import { hashToken } from './link-token.store';

const app = testServer();
const password = 'en lagom lång mening';

const registration = (email: string, invite: string) => ({
  user: { name: 'Eva Ny', email, password, password_confirmation: password },
  billable: null,
  invite,
  tos_accepted: true,
});

describe('an invitation', () => {
  it('adds one user to the account, with a verified address', async () => {
    const anna = await makeAccount(app, 'Anna AB');
    await app.forAccount(anna, (tx) =>
      tx
        .insertInto('invite')
        .values({ email: 'eva@example.se', digest: hashToken('hemligt'), invited_by: anna.userId })
        .execute(),
    );
    const params = { invite: 'hemligt' };
    expect(await app.as().get(sessionCalls.invite, { params })).toEqual({
      name: 'Anna Andersson',
      email: 'eva@example.se',
    });

    await app.as().post(sessionCalls.register, { body: registration('eva@example.se', 'hemligt') });
    const { access_token } = await app
      .as()
      .post(sessionCalls.login, { body: { email: 'eva@example.se', password } });
    const me = await app.as({ ...anna, token: access_token }).get(sessionCalls.me);
    expect(me).toMatchObject({ billable_admin: 0, billable_id: anna.billableId });

    expect(await app.as().failure(sessionCalls.invite, { params })).toMatchObject({ status: 404 });
    expect(
      await app.as().failure(sessionCalls.register, { body: registration('ove@example.se', 'hemligt') }),
    ).toMatchObject({ status: 422 });
  });
});
