import { makeAccount, testServer } from '@husrum/api-testing';
import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { createLeaseFixture, toUpdateBody } from './lease.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

test('lists the changes of a lease, latest first, with the user', async () => {
  const { user, createLease, createTenant, apartment } = await createLeaseFixture(
    app,
    await makeAccount(app),
  );
  const made = await createLease();
  const input = { params: { id: made.id } };
  const readHistory = async () =>
    (await user.get(leaseCalls.events, input)).data.map(({ what }) => normalizeSpaces(what));
  expect((await user.get(leaseCalls.events, input)).data).toMatchObject([
    { what: 'Uthyrningen lades upp', who: expect.any(String) },
  ]);

  const withHigherFee = await user.patch(leaseCalls.update, {
    body: toUpdateBody(made, { fee: 8600, reference: 'K-2' }),
  });
  const ending = await user.patch(leaseCalls.update, {
    body: toUpdateBody(withHigherFee, { stop: '2027-02-28' }),
  });
  const endingLater = await user.patch(leaseCalls.update, {
    body: toUpdateBody(ending, { stop: '2027-03-31' }),
  });
  await user.patch(leaseCalls.update, { body: toUpdateBody(endingLater, { stop: null }) });
  expect(await readHistory()).toEqual([
    'Slutdatum borttaget, löper tills vidare',
    'Slutdatum ändrat till 2027-03-31',
    'Slutdatum satt till 2027-02-28',
    'Referens ändrad till K-2',
    'Nya villkor: 8 600 kr/mån från 2024-05-01',
    'Uthyrningen lades upp',
  ]);

  const bo = await createTenant({ name: 'Bo Ek' });
  await user.post(leaseCalls.addTenant, { body: { lease_id: made.id, tenant_id: bo.id } });
  await user.post(leaseCalls.changePrimaryTenant, { ...input, body: { tenant_id: bo.id } });
  const [anna] = made.tenants;
  await user.post(leaseCalls.detachTenant, { params: { id: made.id, tenantId: anna?.id ?? 0 } });
  const key = await user.post(receiptCalls.create, {
    body: { lease_id: made.id, name: 'Portnyckel', type: 'nyckel' },
  });
  await user.patch(receiptCalls.markReturned, { body: { id: key.id, return_date: '2026-11-20' } });
  app.clock.set('2026-11-21T08:00:00Z');
  await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: apartment.id, rate: 3.2, scheduled_at: null, addons: false },
  });
  expect((await readHistory()).slice(0, 6)).toEqual([
    'Hyresjustering 3,2 % från 2026-11-21',
    'Återlämnat: Portnyckel',
    'Utlämnat: Portnyckel',
    `${anna?.name} bortkopplad`,
    'Bo Ek är primär hyresgäst',
    'Bo Ek tillagd som hyresgäst',
  ]);
  const [, returned] = (await user.get(leaseCalls.events, input)).data;
  expect(returned).toMatchObject({ at: '2026-11-20T08:00:00.000Z', who: expect.any(String) });
});

test('stores the day of notice until the end is removed', async () => {
  const { user, createLease } = await createLeaseFixture(app, await makeAccount(app));
  const made = await createLease();
  const ending = await user.patch(leaseCalls.update, {
    body: toUpdateBody(made, { stop: '2027-02-28', notice_given: '2026-11-18' }),
  });
  expect(ending.notice_given).toBe('2026-11-18');
  const edited = await user.patch(leaseCalls.update, { body: toUpdateBody(ending, { reference: 'K-3' }) });
  expect(edited.notice_given).toBe('2026-11-18');
  const restored = await user.patch(leaseCalls.update, { body: toUpdateBody(edited, { stop: null }) });
  expect(restored.notice_given).toBeNull();
  const { data } = await user.get(leaseCalls.events, { params: { id: made.id } });
  expect(data.map(({ what }) => what)).toContain(
    'Slutdatum satt till 2027-02-28. Uppsägningen kom in 2026-11-18',
  );
});

test('records neither a rejected change nor one without effect', async () => {
  const { user, createLease } = await createLeaseFixture(app, await makeAccount(app));
  const made = await createLease();
  await user.failure(leaseCalls.update, { body: toUpdateBody(made, { stop: '2020-01-01' }) });
  await user.patch(leaseCalls.update, { body: toUpdateBody(made, {}) });
  expect((await user.get(leaseCalls.events, { params: { id: made.id } })).data).toHaveLength(1);
});
