import { programEnv } from '@husrum/api-connections/testing';
import { createLeasedApartment, createSentInvoice } from '@husrum/api-invoicing/testing';
import { makeAccount, makeColleague, type TestAccount, testServer } from '@husrum/api-testing';
import { type OnboardingTaskKey, onboardingCalls } from '@husrum/contract/onboarding';
import type { Role } from '@husrum/contract/permission';

const app = testServer({ env: programEnv('FORTNOX', 1) });
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
    total: 9,
    percent: 0,
    next: 'Skapa ditt företag',
  });
  const { user: landlord, lease } = await createLeasedApartment(app, anna);
  await createSentInvoice(landlord, lease.id);
  await user.post(onboardingCalls.skip, { params: { key: 'automatic_invoicing' } });
  await user.post(onboardingCalls.skip, { params: { key: 'accounting' } });
  await expect(user.get(onboardingCalls.progress)).resolves.toMatchObject({
    completed: 8,
    percent: 88,
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

const skipAs = async (role: Role, key: OnboardingTaskKey) => {
  const colleague = await makeColleague(app, anna, role);
  const { statusCode } = await app.as(colleague).raw(onboardingCalls.skip, { params: { key } });
  return statusCode;
};

test('who may not do a task may not skip it for the business either', async () => {
  expect(await skipAs('READER', 'automatic_invoicing')).toBe(403);
  expect(await skipAs('MANAGER', 'colleague')).toBe(403);
  expect(await skipAs('ACCOUNTANT', 'accounting')).toBe(403);
  expect(await skipAs('ACCOUNTANT', 'automatic_invoicing')).toBe(200);
  const { data } = await app.as(anna).get(onboardingCalls.guide);
  const skipped = data.flatMap(({ tasks }) => tasks.filter((task) => task.skipped));
  expect(skipped.map(({ key }) => key)).toEqual(['automatic_invoicing']);
});

test('the task to connect an accounting program is done while a connection works', async () => {
  const connect = (state: 'CONNECTED' | 'NEEDS_RECONNECT', credentials: string | null) =>
    app.system(async (tx) => {
      await tx.deleteFrom('integration').where('billable_id', '=', anna.businessId).execute();
      await tx
        .insertInto('integration')
        .values({ billable_id: anna.businessId, name: 'FORTNOX', description: 'Fortnox', state, credentials })
        .execute();
    });
  const readTask = async () => {
    const { data } = await app.as(anna).get(onboardingCalls.guide);
    return data.find(({ title }) => title === 'Koppla ekonomi')?.tasks;
  };
  await expect(readTask()).resolves.toMatchObject([{ completed: false, optional: true, locked: false }]);
  await connect('CONNECTED', null);
  await expect(readTask()).resolves.toMatchObject([{ completed: false }]);
  await connect('CONNECTED', 'encrypted');
  await expect(readTask()).resolves.toMatchObject([{ completed: true }]);
  await connect('NEEDS_RECONNECT', 'encrypted');
  await expect(readTask()).resolves.toMatchObject([
    { completed: false, redirectOptions: { path: '/integration/overview' } },
  ]);
});
