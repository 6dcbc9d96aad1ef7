import { makeAccount, testServer } from '@husrum/api-testing';
import { leaseCalls } from '@husrum/contract/lease';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { createLeaseFixture, toUpdateBody } from './lease.test-data';

const app = testServer();
const SENT_AT = '2026-10-01T08:00:00Z';

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setup = async () => {
  const account = await makeAccount(app);
  const fixture = await createLeaseFixture(app, account);
  const made = await fixture.createLease();
  const listVersions = () => fixture.user.get(leaseCalls.rentVersions, { params: { id: made.id } });
  return { account, ...fixture, made, listVersions };
};

test('lists terms from the start, a manual change, and adjustments of the object and its parent', async () => {
  const { account, user, made, estate, apartment, listVersions } = await setup();
  await app.forAccount(account, (tx) =>
    tx
      .insertInto('invoicebase')
      .values({
        lease_id: made.id,
        kind: 'RENT',
        start: '2026-10-01',
        stop: '2026-10-31',
        sent_at: SENT_AT,
        locked_at: SENT_AT,
      })
      .execute(),
  );
  await user.patch(leaseCalls.update, { body: toUpdateBody(made, { fee: 9000 }) });
  const now = { rate: 3.2, scheduled_at: null, addons: false };
  const done = await user.post(rentAdjustmentCalls.create, { body: { entity_id: apartment.id, ...now } });
  const coming = await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: estate.id, rate: 10, scheduled_at: '2027-01-01', addons: false },
  });
  expect((await listVersions()).data).toMatchObject([
    {
      valid_from: '2027-01-01',
      phase: 'coming',
      total: 10_216.8,
      source: 'ADJUSTMENT',
      adjustment: { id: coming.id, rate: 10 },
      planned: true,
    },
    {
      valid_from: '2026-11-20',
      valid_to: '2026-12-31',
      phase: 'current',
      total: 9288,
      source: 'ADJUSTMENT',
      adjustment: { id: done.id, rate: 3.2 },
      planned: false,
    },
    { valid_from: '2026-11-01', valid_to: '2026-11-19', phase: 'past', total: 9000, source: 'CHANGE' },
    { valid_from: '2024-05-01', valid_to: '2026-10-31', phase: 'past', total: 8500, source: 'START' },
  ]);
});

test('leaves out an adjustment of another object', async () => {
  const { user, estate, make, listVersions } = await setup();
  const otherApartment = await make.entity({ parent_id: estate.id, name: 'Lgh 2' });
  await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: otherApartment.id, rate: 10, scheduled_at: '2027-01-01', addons: false },
  });
  expect((await listVersions()).data).toMatchObject([{ valid_from: '2024-05-01', source: 'START' }]);
});
