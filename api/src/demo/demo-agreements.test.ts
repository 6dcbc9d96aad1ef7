import { agreementCalls } from '@husrum/contract/agreement';
import { fileCalls } from '@husrum/contract/file';
import { leaseCalls } from '@husrum/contract/lease';
import { sessionCalls } from '@husrum/contract/session';
import { testServer } from '../../test/kit';
import { createDemoAccount, demoUser } from './demo-account.store';

const app = testServer();

/** Creates a demo account and downloads its agreements as its user. */
const downloadAgreements = async (email: string) => {
  await createDemoAccount(app, { email, objects: 14 });
  const { access_token: token } = await app
    .as()
    .post(sessionCalls.login, { body: { email, password: demoUser.password } });
  const user = app.as({ businessId: 0, userId: 0, email, token });
  const leases = (await user.get(leaseCalls.listByState, { params: { state: 'active' } })).data;
  const agreements = [];
  for (const { id, reference } of leases)
    for (const { name, file_id } of await user.get(agreementCalls.listByLease, { params: { id } })) {
      const { url } = await user.get(fileCalls.link, { params: { id: file_id } });
      agreements.push({ reference, name, bytes: (await app.fastify.inject({ url })).rawPayload });
    }
  return agreements;
};

test('demo leases have an agreement as PDF, identical in every demo account', async () => {
  const [first, second] = [
    await downloadAgreements('ett@example.se'),
    await downloadAgreements('annat@example.se'),
  ];
  expect(first.length).toBeGreaterThan(5);
  for (const { reference, name, bytes } of first) {
    expect(name).toBe(`Hyresavtal ${reference}`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(second).toEqual(first);
}, 60_000);
