import { createLeasedApartment } from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { economyCalls } from '@husrum/contract/economy';
import { forecastCalls } from '@husrum/contract/forecast';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { runNightlyStepsOn } from '../job-run/job-run.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-18T08:00:00Z'));

const setUp = async (options: Parameters<typeof createLeasedApartment>[2] = {}) => {
  const account = await makeAccount(app);
  const settings = { auto_enabled: true, ...options.settings };
  return { account, ...(await createLeasedApartment(app, account, { ...options, settings })) };
};
type Setup = Awaited<ReturnType<typeof setUp>>;

/** A lease that starts and ends in the middle of months, with a later add-on and two adjustments in the middle of quarters. */
const setUpMixedLease = async () => {
  const setup = await setUp({
    lease: {
      start: '2026-12-16',
      stop: '2027-10-10',
      fee: 45_000,
      tax_rate: 25,
      payment_interval: 'QUARTERLY',
    },
  });
  const { user, lease, entity } = setup;
  await user.post(leaseAddonCalls.create, {
    body: { lease_id: lease.id, name: 'Bilplats', fee: 900, tax_rate: 25, start: '2027-02-01' },
  });
  for (const [rate, scheduledAt] of [
    [4, '2027-02-15'],
    [2.5, '2027-05-25'],
  ]) {
    const body = { entity_id: entity.id, rate, scheduled_at: scheduledAt, addons: rate === 2.5 };
    await user.post(rentAdjustmentCalls.create, { body });
  }
  return setup;
};

/**
 * The days of a year, from 20 November 2026 on, on which rents are adjusted (the 15th or 25th) or invoices are created (the 20th) or
 * sent (the 25th).
 */
const eventDays = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2026, 10 + index, 20)).toISOString(),
)
  .map((instant) => instant.slice(0, 8))
  .flatMap((month) => [`${month}15`, `${month}20`, `${month}25`])
  .slice(1);
const listInvoices = async ({ user }: Setup) => {
  const { data } = await user.get(invoiceCalls.list, {
    query: { sort: { by: 'start', order: 'asc' }, limit: 50 },
  });
  const details = await Promise.all(data.map(({ id }) => user.get(invoiceCalls.detail, { params: { id } })));
  return details.map(({ start, stop, send_date, fee, tax, pay_amount_rounded, rows }) => ({
    start,
    stop,
    send_date,
    fee,
    tax,
    pay_amount_rounded,
    rows: rows.map(({ name, total, tax_rate, explanation }) => ({ name, total, tax_rate, explanation })),
  }));
};

test('forecasts exactly what the runs then create, down to the rows', async () => {
  const setup = await setUpMixedLease();
  const { user, account } = setup;
  const { data: forecast, sum } = await user.get(forecastCalls.list, { query: { limit: 50 } });
  const { data: months } = await user.get(economyCalls.projectedIncome);
  await runNightlyStepsOn(app, account, ...eventDays);
  const invoices = await listInvoices(setup);
  expect(invoices).toHaveLength(4);
  expect(invoices).toEqual(
    forecast.map(({ start, stop, send_date, fee, tax, pay_amount_rounded, rows }) => ({
      start,
      stop,
      send_date,
      fee,
      tax,
      pay_amount_rounded,
      rows,
    })),
  );
  expect(sum.fee).toBe(months.reduce((total, month) => total + month, 0));
});

test('lists the invoices of a month, with the same totals as the chart', async () => {
  const { user, lease, company } = await setUpMixedLease();
  const { labels, data, coming } = await user.get(economyCalls.projectedIncome);
  expect(coming).toEqual(data);
  const march = await user.get(forecastCalls.list, { query: { month: '2027-03' } });
  expect(march).toMatchObject({ total: 1, sum: { fee: data[labels.indexOf('2027-03')] } });
  expect(march.data[0]).toMatchObject({
    lease_id: lease.id,
    entity: { name: 'Lgh 1001' },
    tenant: { name: 'Bo Östlund' },
    send_date: '2027-02-25',
  });
  const unknownCompany = { company_id: company.id + 1 };
  expect((await user.get(forecastCalls.list, { query: unknownCompany })).total).toBe(0);
  expect((await user.get(economyCalls.projectedIncome, { query: unknownCompany })).data).toEqual(
    labels.map(() => 0),
  );
});

test('an invoice for January that is sent before the rent adjustment of 1 January has the adjusted rent', async () => {
  const { user, account, lease, entity } = await setUp({ lease: { start: '2027-01-01' } });
  await runNightlyStepsOn(app, account, '2026-12-20');
  await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: entity.id, rate: 10, scheduled_at: '2027-01-01' },
  });
  const readJanuary = async () => {
    const query = { lease_id: lease.id };
    const { labels, data } = await user.get(economyCalls.projectedIncome, { query });
    return data[labels.indexOf('2027-01')];
  };
  expect(await readJanuary()).toBe(9350);
  await runNightlyStepsOn(app, account, '2026-12-25', '2027-01-01');
  expect(await readJanuary()).toBe(9350);
  expect((await user.get(invoiceCalls.list)).data).toMatchObject([
    { start: '2027-01-01', sent_at: expect.stringContaining('2026-12-25'), pay_amount_rounded: 9350 },
  ]);
});

test('a rent adjustment of 22 December raises the unsent invoice for January, and not the sent one for December', async () => {
  const { user, account, lease, entity } = await setUp();
  await runNightlyStepsOn(app, account, '2026-11-20', '2026-11-25', '2026-12-20');
  const readDecemberToFebruary = async () => {
    const { labels, data } = await user.get(economyCalls.projectedIncome, { query: { lease_id: lease.id } });
    expect(labels.slice(0, 3)).toEqual(['2026-12', '2027-01', '2027-02']);
    return data.slice(0, 3);
  };
  const body = { entity_id: entity.id, rate: 10, scheduled_at: '2026-12-22' };
  await user.post(rentAdjustmentCalls.create, { body });
  expect(await readDecemberToFebruary()).toEqual([8500, 9350, 9350]);
  await runNightlyStepsOn(app, account, '2026-12-22');
  expect(await readDecemberToFebruary()).toEqual([8500, 9350, 9350]);
});

test('the current income includes the add-ons that apply today, and the average rent does not', async () => {
  const { user, lease } = await setUp();
  const add = (fee: number, start: string) =>
    user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, name: 'Tillägg', fee, tax_rate: 25, start },
    });
  await add(300, '2026-11-01');
  await add(-100, '2026-11-18');
  await add(1000, '2026-12-01');
  expect(await user.get(economyCalls.statistics)).toMatchObject({
    stat_income_current: 8700,
    stat_area_average_price: 1632,
  });
});
