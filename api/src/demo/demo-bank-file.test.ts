import { bankFileCalls } from '@husrum/contract/bank-file';
import { sessionCalls } from '@husrum/contract/session';
import { testServer } from '../../test/kit';
import { createDemoAccount, demoUser } from './demo-account.store';

const app = testServer();

test('the demo account has a bank file with payments to register and to choose an invoice for', async () => {
  const { db, clock, settings, files } = app;
  await createDemoAccount({ db, clock, settings, files }, { objects: 30 });
  const { access_token } = await app.as().post(sessionCalls.login, {
    body: { email: demoUser.email, password: demoUser.password },
  });
  const user = app.as({ businessId: 0, userId: 0, email: '', token: access_token });
  const { data } = await user.get(bankFileCalls.list);
  const file = await user.get(bankFileCalls.detail, { params: { id: data[0]?.id ?? 0 } });
  const countOf = (state: string) => file.groups.find((group) => group.state === state)?.count ?? 0;
  expect(countOf('READY')).toBeGreaterThan(0);
  expect(countOf('CHOICE')).toBeGreaterThan(0);
}, 60_000);
