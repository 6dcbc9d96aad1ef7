import { agreementCalls } from '@husrum/contract/agreement';
import { fileCalls } from '@husrum/contract/file';
import { leaseCalls } from '@husrum/contract/lease';
import { sessionCalls } from '@husrum/contract/session';
import { testServer } from '../../test/kit';
import { createDemo, demoUser } from './demo-account.store';

const app = testServer();

/** The agreements of a demo account as its owner finds them, with the bytes of their files. */
const agreementsOf = async (email: string) => {
  await createDemo(app, { email, objects: 20 });
  const { access_token: token } = await app
    .as()
    .post(sessionCalls.login, { body: { email, password: demoUser.password } });
  const user = app.as({ billableId: 0, userId: 0, email, token });
  const leases = (await user.get(leaseCalls.listByState, { params: { state: 'active' } })).data;
  const found = [];
  for (const { id, reference } of leases)
    for (const { name, file_id } of await user.get(agreementCalls.ofLease, { params: { id } })) {
      const { url } = await user.get(fileCalls.link, { params: { id: file_id } });
      found.push({ reference, name, bytes: (await app.app.inject({ url })).rawPayload });
    }
  return found;
};

test('leases of the demo have an agreement that opens as PDF, the same each time it is made', async () => {
  const [one, other] = [await agreementsOf('ett@example.se'), await agreementsOf('annat@example.se')];
  expect(one.length).toBeGreaterThan(5);
  for (const { reference, name, bytes } of one) {
    expect(name).toBe(`Hyresavtal ${reference}`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(other).toEqual(one);
});
