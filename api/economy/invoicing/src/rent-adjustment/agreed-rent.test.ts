import { toUpdateBody } from '@husrum/api-leases/testing';
import { runNightlyStepsOn } from '@husrum/api-runs/testing';
import { testServer } from '@husrum/api-testing';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import {
  createAccountWithLease,
  createEditableInvoice,
  createSentInvoice,
} from '../invoice/invoice.test-data';

const app = testServer();

/** A lease from 2026-02-01, +0,37 % with the add-ons on 2026-06-27, and an invoice until July that is sent. It is 2026-06-25. */
const setUp = async (fee = 8100) => {
  app.clock.set('2026-06-24T08:00:00Z');
  const setup = await createAccountWithLease(app, { lease: { start: '2026-02-01', fee } });
  const { user, lease, entity } = setup;
  const planned = await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: entity.id, rate: 0.37, scheduled_at: '2026-06-27', addons: true },
  });
  await createSentInvoice(user, lease.id, '2026-02-01', '2026-07-31');
  app.clock.set('2026-06-25T08:00:00Z');
  return { ...setup, planned };
};
type Setup = Awaited<ReturnType<typeof setUp>>;

const readLease = ({ user, lease }: Setup) => user.get(leaseCalls.detail, { params: { id: lease.id } });
const changeLease = async (setup: Setup, change: Parameters<typeof toUpdateBody>[1]) =>
  setup.user.patch(leaseCalls.update, { body: toUpdateBody(await readLease(setup), change) });
const execute = ({ account }: Setup) => runNightlyStepsOn(app, account, '2026-06-27');
const listVersions = async ({ user, lease }: Setup) => {
  const { data } = await user.get(leaseCalls.rentVersions, { params: { id: lease.id } });
  return data
    .map(({ valid_from, fee, tax_rate, source }) => [valid_from, fee, tax_rate, source])
    .toReversed();
};
const billMonth = async ({ user, lease }: Setup, start: string, stop: string) => {
  const { id } = await createEditableInvoice(user, lease.id, start, stop);
  const { rows } = await user.get(invoiceCalls.detail, { params: { id } });
  return rows.map(({ name, total }) => [name, total]);
};
const listDifferences = async ({ user, planned }: Setup) =>
  (await user.get(rentAdjustmentCalls.listEffects, { params: { id: planned.id } })).sum.difference;

/** Runs the test once with the change before the execution and once with it afterwards. */
const eachOrder = (
  name: string,
  change: (setup: Setup) => Promise<unknown>,
  verify: (setup: Setup) => Promise<void>,
) =>
  test.each([
    ['before', [change, execute]],
    ['after', [execute, change]],
  ] as const)(`${name}, %s the adjustment is executed`, async (_order, steps) => {
    const setup = await setUp();
    for (const step of steps) await step(setup);
    await verify(setup);
  });

describe('a change from 2026-08-01 gives the same terms', () => {
  eachOrder(
    'of the rent: August costs the agreed 8 256,24 kr',
    (setup) => changeLease(setup, { fee: 8256.24 }),
    async (setup) => {
      expect(await billMonth(setup, '2026-08-01', '2026-08-31')).toEqual([['Hyra augusti 2026', 8256.24]]);
      expect(await listVersions(setup)).toEqual([
        ['2026-02-01', 8100, 0, 'START'],
        ['2026-06-27', 8129.97, 0, 'ADJUSTMENT'],
        ['2026-08-01', 8256.24, 0, 'CHANGE'],
      ]);
      expect(await readLease(setup)).toMatchObject({ fee: 8256.24, scheduled_adjustments: [] });
      expect(await listDifferences(setup)).toBe(0);
    },
  );

  eachOrder(
    'of the VAT alone: the rent goes on, and is adjusted',
    (setup) => changeLease(setup, { tax_rate: 25 }),
    async (setup) => {
      expect(await billMonth(setup, '2026-08-01', '2026-08-31')).toEqual([['Hyra augusti 2026', 8129.97]]);
      expect(await listVersions(setup)).toEqual([
        ['2026-02-01', 8100, 0, 'START'],
        ['2026-06-27', 8129.97, 0, 'ADJUSTMENT'],
        ['2026-08-01', 8129.97, 25, 'CHANGE'],
      ]);
      expect(await listDifferences(setup)).toBe(0);
    },
  );

  eachOrder(
    'by an add-on: its fee is the agreed one',
    ({ user, lease }) =>
      user.post(leaseAddonCalls.create, {
        body: { lease_id: lease.id, name: 'Bilplats', fee: 200, tax_rate: 25, start: '2026-08-01' },
      }),
    async (setup) => {
      expect(await billMonth(setup, '2026-08-01', '2026-08-31')).toEqual([
        ['Hyra augusti 2026', 8129.97],
        ['Bilplats', 200],
      ]);
    },
  );
});

test('the rent that is agreed for later stays when the adjustment is restored, also when it is the adjusted one', async () => {
  const setup = await setUp(8225.8);
  await changeLease(setup, { fee: 8256.24 });
  await execute(setup);
  app.clock.set('2026-07-05T08:00:00Z');
  await setup.user.post(rentAdjustmentCalls.restore, { params: { id: setup.planned.id } });
  expect(await listVersions(setup)).toEqual([
    ['2026-02-01', 8225.8, 0, 'START'],
    ['2026-06-27', 8256.24, 0, 'ADJUSTMENT'],
    ['2026-07-05', 8225.8, 0, 'RESTORED'],
    ['2026-08-01', 8256.24, 0, 'CHANGE'],
  ]);
});

test('an unsent invoice of days with an agreed rent does not include the adjustment, and can be sent before it', async () => {
  const setup = await setUp();
  const { user, lease, planned } = setup;
  const agreed = await changeLease(setup, { fee: 8256.24 });
  expect(agreed.scheduled_adjustments).toEqual([{ id: planned.id, rate: 0.37, scheduled_at: '2026-06-27' }]);
  await createSentInvoice(user, lease.id, '2026-08-01', '2026-08-31');
  const refused = await user.failure(rentAdjustmentCalls.remove, { params: { id: planned.id } });
  // Only the invoice until July has it.
  expect(refused.serverMessage).toContain('redan med på 1 skickad hyresavi.');
  await execute(setup);
  expect(await listDifferences(setup)).toBe(0);
});

test('the preview says which rent an adjustment leaves, and an adjustment of its first day changes nothing', async () => {
  const setup = await setUp();
  const { user, entity } = setup;
  await changeLease(setup, { fee: 8256.24 });
  const preview = (scheduledAt: string) =>
    user.get(rentAdjustmentCalls.preview, {
      query: { entity_id: entity.id, rate: 3, scheduled_at: scheduledAt },
    });
  const july = await preview('2026-07-01');
  expect(july.agreed_count).toBe(1);
  expect(july.data).toMatchObject([
    {
      old_total: 8129.97,
      new_total: 8373.87,
      agreed: { from: '2026-08-01', total: 8256.24 },
      first_notice: null,
    },
  ]);
  const sameDay = await preview('2026-08-01');
  expect(sameDay.data).toMatchObject([
    {
      old_total: 8256.24,
      new_total: 8256.24,
      agreed: { from: '2026-08-01', total: 8256.24 },
      first_notice: null,
    },
  ]);
  const later = await preview('2026-08-02');
  expect(later.data).toMatchObject([{ new_total: 8503.93, agreed: null }]);
  expect(later.agreed_count).toBe(0);
  await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: entity.id, rate: 3, scheduled_at: '2026-08-01', addons: false },
  });
  await runNightlyStepsOn(app, setup.account, '2026-06-27', '2026-08-01');
  expect(await readLease(setup)).toMatchObject({ fee: 8256.24 });
  const [onFirstDay] = (await user.get(rentAdjustmentCalls.list, { query: { status: 'EXECUTED' } })).data;
  expect(onFirstDay).toMatchObject({ rate: 3, leases_count: 0 });
});

test('a rent that is changed while nothing is sent starts with the lease: a planned adjustment changes it', async () => {
  app.clock.set('2026-06-25T08:00:00Z');
  const setup = await createAccountWithLease(app, { lease: { start: '2026-06-01' } });
  const { user, account, lease, entity } = setup;
  await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: entity.id, rate: 10, scheduled_at: '2026-06-27' },
  });
  await user.patch(leaseCalls.update, { body: toUpdateBody(lease, { fee: 8000 }) });
  await runNightlyStepsOn(app, account, '2026-06-27');
  const adjusted = await user.get(leaseCalls.detail, { params: { id: lease.id } });
  expect(adjusted.fee).toBe(8800);
  // Agreed with the raise in sight, it replaces the raised rent.
  const corrected = await user.patch(leaseCalls.update, { body: toUpdateBody(adjusted, { fee: 8100 }) });
  expect(corrected.fee).toBe(8100);
  const { data } = await user.get(leaseCalls.rentVersions, { params: { id: lease.id } });
  expect(data.map(({ valid_from, fee }) => [valid_from, fee])).toEqual([['2026-06-01', 8100]]);
});

test('moving the start of a lease moves the day from which its rent is agreed', async () => {
  app.clock.set('2026-06-01T08:00:00Z');
  const setup = await createAccountWithLease(app, { lease: { start: '2026-08-01' } });
  const { user, account, lease, entity } = setup;
  const moved = await user.patch(leaseCalls.update, { body: toUpdateBody(lease, { start: '2026-07-01' }) });
  await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: entity.id, rate: 10, scheduled_at: '2026-07-15' },
  });
  await runNightlyStepsOn(app, account, '2026-07-15');
  expect(moved.start).toBe('2026-07-01');
  expect((await user.get(leaseCalls.detail, { params: { id: lease.id } })).fee).toBe(9350);
});
