import { makeIdentifier } from '@husrum/api-leases/testing';
import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import pg from 'pg';

import { createLeasedApartment, createReadyInvoice, createSentInvoice } from '../invoice/invoice.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/** An estate with leases for 8 000 kr, 9 000 kr and so on, each with an add-on, a sent invoice and an unsent one. */
const createEstate = async (leaseCount: number) => {
  const account = await makeAccount(app);
  const user = app.as(account);
  const make = createPortfolioFactory(app, account);
  const { id: companyId } = await make.company();
  const estate = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: companyId,
    name: 'Kv. Eken',
    fee: null,
  });
  const leases: { id: number; openId: number }[] = [];
  for (let n = 0; n < leaseCount; n += 1) {
    const { lease, entity } = await createLeasedApartment(app, account, {
      lease: { fee: 8000 + 1000 * n },
      tenant: { identifier: makeIdentifier(n + 1) },
    });
    await app.forAccount(account, (tx) =>
      tx.updateTable('entity').set({ parent_id: estate.id }).where('id', '=', entity.id).execute(),
    );
    await user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, name: 'Bilplats', fee: 200, tax_rate: 25, start: '2026-01-01' },
    });
    await createSentInvoice(user, lease.id);
    const open = await createReadyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    leases.push({ id: lease.id, openId: open.id });
  }
  const change = { rate: 10, addons: true };
  return { user, leases, change, adjustment: { ...change, entity_id: estate.id } };
};
type Estate = Awaited<ReturnType<typeof createEstate>>;

const createAdjustment = ({ user, adjustment }: Estate, scheduledAt: string | null) =>
  user.post(rentAdjustmentCalls.create, { body: { ...adjustment, scheduled_at: scheduledAt } });

const listInvoices = ({ user, leases }: Estate) =>
  Promise.all(
    leases.map(async ({ openId }) => {
      const { rows, timeline } = await user.get(invoiceCalls.detail, { params: { id: openId } });
      return { totals: rows.map(({ total }) => total), last: timeline.at(-1)?.what.replace(/\s/g, ' ') };
    }),
  );

test('each lease gets its own rent, add-on, invoice and difference, and restoring gives them back', async () => {
  const estate = await createEstate(3);
  const { user, leases } = estate;
  const made = await createAdjustment(estate, null);
  const readFees = () =>
    Promise.all(leases.map(async ({ id }) => (await user.get(leaseCalls.detail, { params: { id } })).fee));
  const readEffects = async (id: number) => {
    const { data, sum } = await user.get(rentAdjustmentCalls.listEffects, { params: { id } });
    return {
      effects: data.map(({ lease_id, old_fee, new_fee, recalculated, difference }) => ({
        lease_id,
        old_fee,
        new_fee,
        recalculated,
        difference,
      })),
      sum,
    };
  };
  const last = 'Omräknad: hyresjustering 10 % från 2026-11-20';
  expect(await readFees()).toEqual([8800, 9900, 11_000]);
  expect(await listInvoices(estate)).toEqual([
    { totals: [8800, 220], last },
    { totals: [9900, 220], last },
    { totals: [11_000, 220], last },
  ]);
  const executed = await readEffects(made.id);
  expect(executed.effects.toSorted((a, b) => a.difference - b.difference)).toEqual([
    { lease_id: leases[0]?.id, old_fee: 8000, new_fee: 8800, recalculated: 1, difference: 820 },
    { lease_id: leases[1]?.id, old_fee: 9000, new_fee: 9900, recalculated: 1, difference: 920 },
    { lease_id: leases[2]?.id, old_fee: 10_000, new_fee: 11_000, recalculated: 1, difference: 1020 },
  ]);
  expect(executed.sum).toEqual({ old_month: 27_000, new_month: 29_700, difference: 2760 });

  app.clock.set('2026-11-21T08:00:00Z');
  const restored = await user.post(rentAdjustmentCalls.restore, { params: { id: made.id } });
  expect(await readFees()).toEqual([8000, 9000, 10_000]);
  expect((await listInvoices(estate)).map(({ totals }) => totals)).toEqual([
    [8000, 200],
    [9000, 200],
    [10_000, 200],
  ]);
  expect((await readEffects(made.id)).sum.difference).toBe(0);
  expect((await readEffects(restored.id)).sum.difference).toBe(0);
});

test('no call needs more SQL statements for more leases', async () => {
  const countStatements = async (call: () => Promise<unknown>): Promise<number> => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    await call();
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  };
  const count = async (estate: Estate) => {
    const { user, adjustment, change } = estate;
    app.clock.set('2026-11-20T08:00:00Z');
    const schedule = await countStatements(() => createAdjustment(estate, '2027-02-01'));
    const removal = await countStatements(() => user.remove(rentAdjustmentCalls.removeAllScheduled));
    await createAdjustment(estate, '2027-01-15');
    const preview = await countStatements(() => user.get(rentAdjustmentCalls.preview, { query: adjustment }));
    const [planned] = (await user.get(rentAdjustmentCalls.list)).data;
    const body = { ...change, id: planned?.id, scheduled_at: null };
    const execution = await countStatements(() => user.patch(rentAdjustmentCalls.update, { body }));
    const params = { id: planned?.id ?? 0 };
    const effects = await countStatements(() => user.get(rentAdjustmentCalls.listEffects, { params }));
    app.clock.set('2026-11-21T08:00:00Z');
    const restoring = await countStatements(() => user.post(rentAdjustmentCalls.restore, { params }));
    const list = await countStatements(() => user.get(rentAdjustmentCalls.list));
    const entities = await countStatements(() => user.get(rentAdjustmentCalls.listEntities));
    return { schedule, removal, preview, execution, effects, restoring, list, entities };
  };
  const forOne = await count(await createEstate(1));
  expect(await count(await createEstate(3))).toEqual(forOne);
});
