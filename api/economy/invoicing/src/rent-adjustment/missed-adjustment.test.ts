import { toUpdateBody } from '@husrum/api-leases/testing';
import { runNightlyStepsOn } from '@husrum/api-runs/testing';
import { testServer } from '@husrum/api-testing';
import { entityCalls } from '@husrum/contract/entity';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { formatPercent } from '@husrum/format';
import { createAccountWithLease, createSentInvoice } from '../invoice/invoice.test-data';

const app = testServer();

/** A lease of 3 333,33 kr with an add-on of 200 kr, which ended on 2026-04-18. It is 2026-10-19. */
const setUp = async () => {
  app.clock.set('2026-02-01T08:00:00Z');
  const setup = await createAccountWithLease(app, { lease: { start: '2026-02-01', fee: 3333.33 } });
  const { user, lease, entity } = setup;
  await user.post(leaseAddonCalls.create, {
    body: { lease_id: lease.id, name: 'Bilplats', fee: 200, tax_rate: 25, start: '2026-02-01' },
  });
  const readLease = () => user.get(leaseCalls.detail, { params: { id: lease.id } });
  const change = async (body: Parameters<typeof toUpdateBody>[1]) => toUpdateBody(await readLease(), body);
  await user.patch(leaseCalls.update, { body: await change({ stop: '2026-04-18' }) });
  app.clock.set('2026-10-19T08:00:00Z');
  const readMissed = () => user.get(leaseCalls.missedAdjustments, { params: { id: lease.id } });
  const adjust = (scheduledAt: string, rate = 3.2, addons = false) =>
    user.post(rentAdjustmentCalls.create, {
      body: { entity_id: entity.id, rate, scheduled_at: scheduledAt, addons },
    });
  const listVersions = async () =>
    (await user.get(leaseCalls.rentVersions, { params: { id: lease.id } })).data
      .map(({ valid_from, fee, source }) => [valid_from, fee, source])
      .toReversed();
  return { ...setup, change, readLease, readMissed, adjust, listVersions };
};

/** +3,2 % on 2026-10-20, while the lease is ended. It is 2026-12-01. */
const setUpMissed = async (addons = false) => {
  const setup = await setUp();
  const adjustment = await setup.adjust('2026-10-20', 3.2, addons);
  await runNightlyStepsOn(app, setup.account, '2026-10-20');
  app.clock.set('2026-12-01T08:00:00Z');
  return { ...setup, adjustment };
};

describe('an adjustment that is executed while the lease is ended', () => {
  test('is shown when the lease is reactivated, with the rent after it', async () => {
    const { adjustment, readMissed } = await setUpMissed();
    expect(await readMissed()).toEqual({
      earliest: '2026-10-20',
      adjustments: [
        {
          id: adjustment.id,
          rate: 3.2,
          effective_on: '2026-10-20',
          restores: false,
          addons: false,
          fee: 3440,
          total: 3440,
        },
      ],
    });
  });

  test('is applied from its day: 3 333,33 becomes 3 440,00, as the object has it', async () => {
    const { user, lease, entity, change, readMissed, listVersions } = await setUpMissed();
    const body = await change({ stop: null, missed_adjustments_from: '2026-10-20' });
    const reactivated = await user.patch(leaseCalls.update, { body });
    expect(reactivated).toMatchObject({ fee: 3440, total: 3440, stop: null });
    expect(await listVersions()).toEqual([
      ['2026-02-01', 3333.33, 'START'],
      ['2026-10-20', 3440, 'ADJUSTMENT'],
    ]);
    expect(await user.get(entityCalls.detail, { params: { id: entity.id } })).toMatchObject({
      fee: expect.any(Number),
    });
    expect((await readMissed()).adjustments).toEqual([]);
    // The days that nobody has invoiced are billed by the rent of each day.
    const { data } = await user.get(unbilledPeriodCalls.list, { query: { lease_id: lease.id } });
    expect(data[0]).toMatchObject({ start: '2026-02-01' });
    const { data: events } = await user.get(leaseCalls.events, { params: { id: lease.id } });
    expect(events.map(({ what }) => what)).toContain(`Hyresjustering ${formatPercent(3.2)} från 2026-10-20`);
  });

  test('is applied from a later day that the user chooses', async () => {
    const { user, change, listVersions } = await setUpMissed();
    const body = await change({ stop: null, missed_adjustments_from: '2026-12-01' });
    await user.patch(leaseCalls.update, { body });
    expect(await listVersions()).toEqual([
      ['2026-02-01', 3333.33, 'START'],
      ['2026-12-01', 3440, 'ADJUSTMENT'],
    ]);
  });

  test('is left when the user does not choose it, as by a remote that does not know it', async () => {
    const { user, change, listVersions } = await setUpMissed();
    expect(await user.patch(leaseCalls.update, { body: await change({ stop: null }) })).toMatchObject({
      fee: 3333.33,
    });
    expect(await listVersions()).toEqual([['2026-02-01', 3333.33, 'START']]);
  });

  test('also changes the add-ons if it was to', async () => {
    const { user, lease, change } = await setUpMissed(true);
    const body = await change({ stop: null, missed_adjustments_from: '2026-10-20' });
    await user.patch(leaseCalls.update, { body });
    const { data } = await user.get(leaseAddonCalls.listByLease, { params: { id: lease.id } });
    expect(data.map(({ fee, start }) => [fee, start])).toContainEqual([206.4, '2026-10-20']);
  });

  test('is applied after the last sent invoice only, and the field says so', async () => {
    const { user, lease, change, readMissed } = await setUp().then(async (setup) => {
      const { user: landlord, lease: sent } = setup;
      app.clock.set('2026-04-01T08:00:00Z');
      const reopened = await setup.change({ stop: null });
      await landlord.patch(leaseCalls.update, { body: reopened });
      await createSentInvoice(landlord, sent.id, '2026-02-01', '2026-10-31');
      await landlord.patch(leaseCalls.update, { body: await setup.change({ stop: '2026-04-18' }) });
      app.clock.set('2026-10-19T08:00:00Z');
      await setup.adjust('2026-10-20');
      await runNightlyStepsOn(app, setup.account, '2026-10-20');
      app.clock.set('2026-12-01T08:00:00Z');
      return setup;
    });
    expect((await readMissed()).earliest).toBe('2026-11-01');
    const refused = await user.failure(leaseCalls.update, {
      body: await change({ stop: null, missed_adjustments_from: '2026-10-20' }),
    });
    expect(refused.status).toBe(422);
    expect(refused.data).toEqual({
      missed_adjustments_from: [
        'Välj 2026-11-01 eller senare: dessförinnan är hyran aviserad eller inte justerad',
      ],
    });
    const body = await change({ stop: null, missed_adjustments_from: '2026-11-01' });
    await user.patch(leaseCalls.update, { body });
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({ fee: 3440 });
  });

  test('is not offered when it was restored meanwhile', async () => {
    const { user, entity, adjustment, readMissed } = await setUpMissed();
    expect((await readMissed()).adjustments).toHaveLength(1);
    expect((await user.get(entityCalls.detail, { params: { id: entity.id } })).fee).not.toBeNull();
    await user.post(rentAdjustmentCalls.restore, { params: { id: adjustment.id } });
    expect((await readMissed()).adjustments).toEqual([]);
  });

  test('is refused with a sentence when nothing was missed, or a new rent is agreed in the same change', async () => {
    const { user, change } = await setUpMissed();
    const refused = await user.failure(leaseCalls.update, {
      body: await change({ stop: null, fee: 4000, missed_adjustments_from: '2026-10-20' }),
    });
    expect(refused.data).toEqual({
      missed_adjustments_from: ['Uthyrningen har inte missat någon hyresjustering från den dagen'],
    });
  });
});

test('an adjustment that is restored while the lease is ended is taken back when the lease is reactivated', async () => {
  const { user, account, entity, change, readMissed, listVersions } = await setUp();
  app.clock.set('2026-03-01T08:00:00Z');
  await user.patch(leaseCalls.update, { body: await change({ stop: null }) });
  const adjustment = await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: entity.id, rate: 3.2, scheduled_at: '2026-03-15', addons: false },
  });
  await runNightlyStepsOn(app, account, '2026-03-15');
  await user.patch(leaseCalls.update, { body: await change({ stop: '2026-04-18' }) });
  app.clock.set('2026-06-01T08:00:00Z');
  const restoring = await user.post(rentAdjustmentCalls.restore, { params: { id: adjustment.id } });
  app.clock.set('2026-12-01T08:00:00Z');
  expect(await readMissed()).toMatchObject({
    earliest: '2026-06-01',
    adjustments: [{ restores: true, effective_on: '2026-06-01', fee: 3333.33 }],
  });
  await user.patch(leaseCalls.update, {
    body: await change({ stop: null, missed_adjustments_from: '2026-06-01' }),
  });
  expect(await listVersions()).toEqual([
    ['2026-02-01', 3333.33, 'START'],
    ['2026-03-15', 3440, 'ADJUSTMENT'],
    ['2026-06-01', 3333.33, 'RESTORED'],
  ]);
  expect(restoring).toBeDefined();
});

test('an adjustment from before the lease was created changes nothing, because its rent was agreed afterwards', async () => {
  app.clock.set('2026-10-19T08:00:00Z');
  const setup = await createAccountWithLease(app, { lease: { start: '2026-02-01', fee: 3333.33 } });
  const { user, lease } = setup;
  const { adjustments } = await user.get(leaseCalls.missedAdjustments, {
    params: { id: lease.id },
    query: { start: '2026-01-01' },
  });
  expect(adjustments).toEqual([]);
});

test('an earlier start gives a lease the days of an adjustment, too', async () => {
  app.clock.set('2026-02-01T08:00:00Z');
  const { user, account, lease, entity } = await createAccountWithLease(app, {
    lease: { start: '2026-11-01', fee: 3333.33 },
  });
  await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: entity.id, rate: 3.2, scheduled_at: '2026-10-20', addons: false },
  });
  await runNightlyStepsOn(app, account, '2026-10-20');
  app.clock.set('2026-10-25T08:00:00Z');
  const query = { start: '2026-10-01' };
  expect(await user.get(leaseCalls.missedAdjustments, { params: { id: lease.id }, query })).toMatchObject({
    earliest: '2026-10-20',
    adjustments: [{ fee: 3440 }],
  });
  const body = toUpdateBody(await user.get(leaseCalls.detail, { params: { id: lease.id } }), {
    start: '2026-10-01',
    missed_adjustments_from: '2026-10-20',
  });
  await user.patch(leaseCalls.update, { body });
  const { data } = await user.get(leaseCalls.rentVersions, { params: { id: lease.id } });
  expect(data.map(({ valid_from, fee }) => [valid_from, fee])).toEqual([
    ['2026-10-20', 3440],
    ['2026-10-01', 3333.33],
  ]);
});
