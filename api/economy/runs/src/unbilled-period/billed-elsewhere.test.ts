import {
  type ApartmentOptions,
  createEditableInvoice,
  createLeasedApartment,
} from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { forecastCalls } from '@husrum/contract/forecast';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { runNightlyStepsOn } from '../job-run/job-run.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-28T08:00:00Z'));

const setUp = async (options: ApartmentOptions = {}) => {
  const account = await makeAccount(app);
  const setup = { account, ...(await createLeasedApartment(app, account, options)) };
  const { user } = setup;
  return {
    ...setup,
    mark: (body: Record<string, unknown>) => user.post(unbilledPeriodCalls.markBilledElsewhere, { body }),
    listPeriods: async () =>
      (await user.get(unbilledPeriodCalls.list)).data.map(({ start, stop }) => [start, stop]),
    listMarks: async () => (await user.get(unbilledPeriodCalls.listBilledElsewhere)).data,
    undo: (id: number) => user.post(unbilledPeriodCalls.undoBilledElsewhere, { params: { id } }),
  };
};

test('days billed elsewhere are left out, and a mark is never moved back', async () => {
  const { company, lease, mark, listPeriods } = await setUp({ lease: { start: '2015-01-01' } });
  expect(await mark({ until: '2026-10-31', company_id: company.id })).toEqual({
    leases: 1,
    message: '1 uthyrning räknas som fakturerad till och med 2026-10-31',
  });
  expect((await listPeriods())[0]?.[0]).toBe('2026-11-01');
  expect((await mark({ until: '2026-09-30', lease_id: lease.id })).leases).toBe(0);
});

describe('the last day', () => {
  test('is that of the current period: 2026-11-30 on 28 November', async () => {
    const { user, lease, mark, listPeriods } = await setUp({ lease: { start: '2015-01-01' } });
    const { data } = await user.get(unbilledPeriodCalls.list);
    expect(data[0]).toMatchObject({ markable_until: '2026-11-30' });
    const body = { until: '2026-12-01', lease_id: lease.id };
    expect((await user.failure(unbilledPeriodCalls.markBilledElsewhere, { body })).data).toEqual({
      until: ['Välj 2026-11-30 eller tidigare: senare dagar ligger efter den pågående perioden'],
    });
    expect(await mark({ until: '2026-11-30', lease_id: lease.id })).toMatchObject({ leases: 1 });
    expect((await listPeriods())[0]?.[0] ?? '2026-12-01').toBe('2026-12-01');
  });

  test.each([
    ['2026-11-01', 'QUARTERLY', '2027-01-31'],
    ['2026-09-15', 'QUARTERLY', '2026-11-30'],
    ['2026-03-01', 'YEARLY', '2027-02-28'],
    ['2025-12-01', 'YEARLY', '2026-11-30'],
  ])('of a lease from %s with the interval %s is %s', async (start, paymentInterval, last) => {
    const { user, lease, mark } = await setUp({ lease: { start, payment_interval: paymentInterval } });
    const body = { until: '2027-03-01', lease_id: lease.id };
    expect((await user.failure(unbilledPeriodCalls.markBilledElsewhere, { body })).data).toEqual({
      until: [expect.stringContaining(`Välj ${last} eller tidigare`)],
    });
    expect((await mark({ until: last, lease_id: lease.id })).leases).toBe(1);
  });
});

test('a run does not invoice days that were billed elsewhere, and the forecast says the same', async () => {
  const settings = {
    auto_enabled: true,
    generate_day: 29,
    send_day: 29,
    generate_period: 'CURRENT_MONTH',
  } as const;
  const { user, account, lease, mark } = await setUp({ lease: { start: '2026-11-01' }, settings });
  await mark({ until: '2026-11-15', lease_id: lease.id });
  const { next_notice } = await user.get(leaseCalls.detail, { params: { id: lease.id } });
  expect(next_notice).toMatchObject({ start: '2026-11-16', stop: '2026-11-30' });
  const { data: forecast } = await user.get(forecastCalls.list, { query: {} });
  expect(forecast[0]).toMatchObject({ start: '2026-11-16', stop: '2026-11-30' });
  await runNightlyStepsOn(app, account, '2026-11-29');
  const { data: invoices } = await user.get(invoiceCalls.list, { query: {} });
  expect(invoices.map(({ start, stop }) => [start, stop])).toEqual([['2026-11-16', '2026-11-30']]);
});

describe('a mark', () => {
  test('is undone: its days are unbilled again', async () => {
    const { lease, mark, listPeriods, listMarks, undo } = await setUp({ lease: { start: '2026-09-01' } });
    const before = await listPeriods();
    await mark({ until: '2026-09-30', lease_id: lease.id });
    await mark({ until: '2026-10-31' });
    const [second, first] = await listMarks();
    expect([second, first]).toMatchObject([
      // A day as `text` of PostgreSQL is no date in every browser.
      {
        until: '2026-10-31',
        leases: 1,
        undoable: 1,
        who: expect.any(String),
        marked_at: '2026-11-28T08:00:00.000Z',
      },
      { until: '2026-09-30', leases: 1, undoable: 1 },
    ]);
    // The later one stays when the earlier one is undone, and gives its days back, too.
    expect(await undo(first?.id ?? 0)).toEqual({ message: 'Ångrat för 1 uthyrning', leases: 1 });
    expect((await listPeriods())[0]?.[0]).toBe('2026-11-01');
    await undo(second?.id ?? 0);
    expect(await listPeriods()).toEqual(before);
    expect(await listMarks()).toEqual([]);
  });

  test('cannot be undone when a period of it is billed', async () => {
    const { user, lease, mark, listMarks } = await setUp({ lease: { start: '2026-09-01' } });
    await mark({ until: '2026-10-31', lease_id: lease.id });
    app.clock.set('2026-11-29T08:00:00Z');
    await createEditableInvoice(user, lease.id, '2026-10-01', '2026-10-31');
    const [marked] = await listMarks();
    expect(marked).toMatchObject({ leases: 1, undoable: 0 });
    const refused = await user.failure(unbilledPeriodCalls.undoBilledElsewhere, {
      params: { id: marked?.id ?? 0 },
    });
    expect(refused).toMatchObject({
      status: 409,
      serverMessage: expect.stringContaining('har fått en hyresavi'),
    });
  });
});
