import { sessionCalls } from '@husrum/contract/session';
import { makeAccount, testServer } from '../../test/kit';
import { digestOf } from './link-token.store';

const app = testServer();
const password = 'en lagom lång mening';

const registered = (email: string, invite: string) => ({
  user: { name: 'Eva Ny', email, password, password_confirmation: password },
  billable: null,
  invite,
  tos_accepted: true,
});

describe('an invitation', () => {
  it('lets one person into the account that sent it, without more proof of the address', async () => {
    const anna = await makeAccount(app, 'Anna AB');
    await app.tenant(anna, (tx) =>
      tx
        .insertInto('invite')
        .values({ email: 'eva@example.se', digest: digestOf('hemligt'), invited_by: anna.userId })
        .execute(),
    );
    const params = { invite: 'hemligt' };
    expect(await app.as().get(sessionCalls.invite, { params })).toEqual({
      name: 'Anna Andersson',
      email: 'eva@example.se',
    });

    await app.as().post(sessionCalls.register, { body: registered('eva@example.se', 'hemligt') });
    const { access_token } = await app
      .as()
      .post(sessionCalls.login, { body: { email: 'eva@example.se', password } });
    const me = await app.as({ ...anna, token: access_token }).get(sessionCalls.me);
    expect(me).toMatchObject({ billable_admin: 0, billable_id: anna.billableId });

    expect(await app.as().failure(sessionCalls.invite, { params })).toMatchObject({ status: 404 });
    expect(
      await app.as().failure(sessionCalls.register, { body: registered('ove@example.se', 'hemligt') }),
    ).toMatchObject({ status: 422 });
  });
});
