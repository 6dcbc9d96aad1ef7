import { onboardingCalls } from '@husrum/contract/onboarding';
import { makeAccount, type TestAccount, testServer } from '../../test/kit';
import { createLeasedApartment, createSentInvoice } from '../invoice/invoice.test-data';

const app = testServer();
let anna: TestAccount;

beforeEach(async () => {
  anna = await makeAccount(app);
  await app.system((tx) =>
    tx.updateTable('billable').set({ boarded_at: null }).where('id', '=', anna.businessId).execute(),
  );
});

const readBoardedAt = () =>
  app.system((tx) =>
    tx
      .selectFrom('billable')
      .select('boarded_at')
      .where('id', '=', anna.businessId)
      .executeTakeFirstOrThrow(),
  );

test('the progress follows what the business has, and boarded_at is written at 100 percent', async () => {
  const user = app.as(anna);
  await expect(user.get(onboardingCalls.progress)).resolves.toEqual({
    completed: 0,
    total: 8,
    percent: 0,
    next: 'Skapa ditt företag',
  });
  const { user: landlord, lease } = await createLeasedApartment(app, anna);
  await createSentInvoice(landlord, lease.id);
  await user.post(onboardingCalls.skip, { params: { key: 'automatic_invoicing' } });
  await expect(user.get(onboardingCalls.progress)).resolves.toMatchObject({
    completed: 7,
    percent: 87,
    next: 'Bjud in en kollega',
  });
  await expect(readBoardedAt()).resolves.toEqual({ boarded_at: null });
  const { data } = await user.post(onboardingCalls.skip, { params: { key: 'colleague' } });
  expect(data.at(-1)?.tasks).toMatchObject([{ key: 'colleague', completed: true, skipped: true }]);
  expect((await readBoardedAt()).boarded_at).not.toBeNull();
});

test('a required or unknown task cannot be skipped', async () => {
  for (const key of ['lease', 'nothing'])
    await expect(app.as(anna).failure(onboardingCalls.skip, { params: { key } })).resolves.toMatchObject({
      status: 404,
    });
});
