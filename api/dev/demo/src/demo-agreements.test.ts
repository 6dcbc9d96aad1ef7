import { makeAccount, testServer } from '@husrum/api-testing';
import { agreementCalls } from '@husrum/contract/agreement';
import { fileCalls } from '@husrum/contract/file';
import { leaseCalls } from '@husrum/contract/lease';
import { insertAgreements } from './demo-agreements.store';
import { insertPortfolio } from './insert-portfolio';

const app = testServer();

/** Creates an account with a portfolio and its agreements, and downloads these as its user. */
const downloadAgreements = async () => {
  const { clock, files } = app;
  const account = await makeAccount(app);
  const uploads = await app.forAccount(account, async (tx) => {
    await insertPortfolio(tx, clock.today(), { objects: 14 });
    return insertAgreements({ tx, clock, account });
  });
  for (const [key, { content, mimetype }] of uploads) await files.put(key, content, mimetype);
  const user = app.as(account);
  const leases = (await user.get(leaseCalls.listByState, { params: { state: 'active' } })).data;
  const agreements = [];
  for (const { id, reference } of leases)
    for (const { name, file_id } of await user.get(agreementCalls.listByLease, { params: { id } })) {
      const { url } = await user.get(fileCalls.link, { params: { id: file_id } });
      agreements.push({ reference, name, bytes: (await app.fastify.inject({ url })).rawPayload });
    }
  return agreements;
};

test('the leases of a demo portfolio have an agreement as PDF, which is the same in every account', async () => {
  const first = await downloadAgreements();
  expect(first.length).toBeGreaterThan(5);
  for (const { reference, name, bytes } of first) {
    expect(name).toBe(`Hyresavtal ${reference}`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(await downloadAgreements()).toEqual(first);
});
