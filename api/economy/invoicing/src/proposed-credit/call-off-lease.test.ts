import { makeLeaseInput, makeTenantInput, testAddress, toUpdateBody } from '@husrum/api-leases/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { calendarCalls } from '@husrum/contract/calendar';
import { entityCalls } from '@husrum/contract/entity';
import { leaseCalls } from '@husrum/contract/lease';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { createLeasedApartment, createSentInvoice } from '../invoice/invoice.test-data';

const app = testServer();

/** Today is 2026-11-20. The first invoice of a lease that starts in January is sent. */
const setup = async () => {
  const apartment = await createLeasedApartment(app, await makeAccount(app), {
    lease: { start: '2027-01-01' },
  });
  const { user, lease, entity } = apartment;
  await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const update = async (changes: Parameters<typeof toUpdateBody>[1]) => ({
    body: toUpdateBody(await user.get(leaseCalls.detail, { params: { id: lease.id } }), changes),
  });
  return {
    ...apartment,
    update,
    change: async (changes: Parameters<typeof toUpdateBody>[1]) =>
      user.patch(leaseCalls.update, await update(changes)),
    createNextLease: () =>
      user.post(leaseCalls.create, {
        body: {
          lease: makeLeaseInput({ entity_id: entity.id, start: '2027-01-01' }),
          tenant: makeTenantInput(),
          address: testAddress,
        },
      }),
  };
};

test('a lease that has not begun is called off: no day is let, and its sent invoice is proposed for credit', async () => {
  const { user, lease, entity, change, createNextLease } = await setup();
  const preview = await user.get(leaseCalls.previewEnding, {
    params: { id: lease.id },
    query: { stop: '2026-12-31' },
  });
  expect(preview).toMatchObject({ last: null, unbilled: [], invoices: [{ change: 'CREDIT', after: 0 }] });
  const calledOff = await change({ stop: '2026-12-31' });
  expect(calledOff).toMatchObject({
    state: { status: 'inactive' },
    next_invoice_month: null,
    next_notice: null,
  });
  const { data: proposals } = await user.get(proposedCreditCalls.listByLease, { params: { id: lease.id } });
  expect(proposals).toMatchObject([
    { start: '2027-01-01', stop: '2027-01-31', days: 31, amount: 8500, left: 0 },
  ]);
  expect((await user.get(leaseCalls.events, { params: { id: lease.id } })).data).toContainEqual(
    expect.objectContaining({ what: 'Uthyrningen blev inte av' }),
  );

  // The object is free, nobody moves, and nothing is unbilled.
  const { data: entities } = await user.get(entityCalls.list, { query: { to_let: true } });
  expect(entities).toMatchObject([{ id: entity.id, let_from: null }]);
  const window = { from: '2026-12-01', to: '2027-01-31' };
  expect((await user.get(calendarCalls.listMoves, { query: window })).moves).toEqual([]);
  const unbilled = await user.get(unbilledPeriodCalls.list, { query: { lease_id: lease.id } });
  expect(unbilled.data).toEqual([]);
  expect((await createNextLease()).state.status).toBe('planned');
});

test('a lease that was called off can only be reactivated, and only while the object is free', async () => {
  const { user, lease, change, update, createNextLease } = await setup();
  await change({ stop: '2026-12-31' });
  const edited = await user.failure(leaseCalls.update, await update({ reference: 'K-1' }));
  expect(edited.status).toBe(409);
  expect(await change({ stop: null })).toMatchObject({ state: { status: 'planned' }, stop: null });
  await change({ stop: '2026-12-31' });
  const { id } = await createNextLease();
  const refused = await user.failure(leaseCalls.update, await update({ stop: null }));
  expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['stop']]);
  await user.remove(leaseCalls.remove, { params: { id } });
  expect((await user.get(leaseCalls.detail, { params: { id: lease.id } })).state.status).toBe('inactive');
});

test('a lease is called off only before it begins, by ending it on the day before its start, which is not moved', async () => {
  const { user, update } = await setup();
  const moved = await user.failure(
    leaseCalls.update,
    await update({ start: '2027-02-01', stop: '2027-01-31' }),
  );
  expect([moved.status, Object.keys(moved.data)]).toEqual([422, ['stop']]);
  const earlier = await user.failure(leaseCalls.update, await update({ stop: '2026-12-30' }));
  expect([earlier.status, Object.keys(earlier.data)]).toEqual([422, ['stop']]);
  app.clock.set('2027-01-01T08:00:00Z');
  const begun = await user.failure(leaseCalls.update, await update({ stop: '2026-12-31' }));
  expect([begun.status, Object.keys(begun.data)]).toEqual([422, ['stop']]);
});
