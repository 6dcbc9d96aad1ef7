import { economyCalls } from '@husrum/contract/economy';
import { forecastCalls } from '@husrum/contract/forecast';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { makeAccount, testServer } from '../../test/kit';
import { letFlat } from '../invoice/invoice.test-data';
import { nights } from '../job-run/job-run.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-18T08:00:00Z'));

const begin = async (given: Parameters<typeof letFlat>[2] = {}) => {
  const account = await makeAccount(app);
  const settings = { auto_enabled: true, ...given.settings };
  return { account, ...(await letFlat(app, account, { ...given, settings })) };
};
type Begun = Awaited<ReturnType<typeof begin>>;

/** A mixed lease: in the middle of a month, an add-on from later, a rise in the middle of a quarter, an end. */
const rich = async () => {
  const begun = await begin({
    lease: {
      start: '2026-12-16',
      stop: '2027-10-10',
      fee: 45_000,
      tax_rate: 25,
      payment_interval: 'QUARTERLY',
    },
  });
  const { user, lease, entity } = begun;
  await user.post(leaseAddonCalls.create, {
    body: { lease_id: lease.id, name: 'Bilplats', fee: 900, tax_rate: 25, start: '2027-02-01' },
  });
  for (const [rate, scheduled_at] of [
    [4, '2027-02-15'],
    [2.5, '2027-05-25'],
  ]) {
    const body = { entity_id: entity.id, rate, scheduled_at, addons: rate === 2.5 };
    await user.post(rentAdjustmentCalls.create, { body });
  }
  return begun;
};

/** Every day on which something happens during a year: invoices are made on the 20th and sent on the 25th. */
const eventful = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, 10 + at, 20)).toISOString())
  .map((instant) => instant.slice(0, 8))
  .flatMap((month) => [`${month}15`, `${month}20`, `${month}25`])
  .slice(1);
const made = async ({ user }: Begun) => {
  const { data } = await user.get(invoiceCalls.list, {
    query: { sort: { by: 'start', order: 'asc' }, limit: 50 },
  });
  const whole = await Promise.all(data.map(({ id }) => user.get(invoiceCalls.detail, { params: { id } })));
  return whole.map(({ start, stop, send_date, fee, tax, pay_amount_rounded, rows }) => ({
    start,
    stop,
    send_date,
    fee,
    tax,
    pay_amount_rounded,
    rows: rows.map(({ name, total, tax_rate, explanation }) => ({ name, total, tax_rate, explanation })),
  }));
};

test('what is foreseen is what the runs then make, to the row', async () => {
  const begun = await rich();
  const { user, account } = begun;
  const { data: foreseen, sum } = await user.get(forecastCalls.list, { query: { limit: 50 } });
  const { data: months } = await user.get(economyCalls.projected);
  await nights(app, account, ...eventful);
  const invoices = await made(begun);
  expect(invoices).toHaveLength(4);
  expect(invoices).toEqual(
    foreseen.map(({ start, stop, send_date, fee, tax, pay_amount_rounded, rows }) => ({
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

test('a month shows its invoices, and the chart the same sums', async () => {
  const { user, lease, company } = await rich();
  const { labels, data, coming } = await user.get(economyCalls.projected);
  expect(coming).toEqual(data);
  const march = await user.get(forecastCalls.list, { query: { month: '2027-03' } });
  expect(march).toMatchObject({ total: 1, sum: { fee: data[labels.indexOf('2027-03')] } });
  expect(march.data[0]).toMatchObject({
    lease_id: lease.id,
    entity: { name: 'Lgh 1001' },
    tenant: { name: 'Bo Östlund' },
    send_date: '2027-02-25',
  });
  const none = { company_id: company.id + 1 };
  expect((await user.get(forecastCalls.list, { query: none })).total).toBe(0);
  expect((await user.get(economyCalls.projected, { query: none })).data).toEqual(labels.map(() => 0));
});

test('an invoice that is sent before a rise does not count with it', async () => {
  const { user, account, lease, entity } = await begin({ lease: { start: '2027-01-01' } });
  await nights(app, account, '2026-12-20');
  await user.post(rentAdjustmentCalls.create, {
    body: { entity_id: entity.id, rate: 10, scheduled_at: '2027-01-01' },
  });
  const january = async () =>
    (await user.get(economyCalls.projected, { query: { lease_id: lease.id } })).data.at(1);
  expect(await january()).toBe(8500);
});

test('and one that it reaches grows by it', async () => {
  const { user, account, lease, entity } = await begin();
  await nights(app, account, '2026-11-20', '2026-11-25', '2026-12-20');
  const income = async () => (await user.get(economyCalls.projected, { query: { lease_id: lease.id } })).data;
  const body = { entity_id: entity.id, rate: 10, scheduled_at: '2026-12-22' };
  await user.post(rentAdjustmentCalls.create, { body });
  expect((await income()).slice(0, 3)).toEqual([8500, 9350, 9350]);
  await nights(app, account, '2026-12-22');
  expect((await income()).slice(0, 3)).toEqual([8500, 9350, 9350]);
});

test('income counts the add-ons that run today', async () => {
  const { user, lease } = await begin();
  const add = (fee: number, start: string) =>
    user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, name: 'Tillägg', fee, tax_rate: 25, start },
    });
  await add(300, '2026-11-01');
  await add(-100, '2026-11-18');
  await add(1000, '2026-12-01');
  expect(await user.get(economyCalls.stats)).toMatchObject({
    stat_income_current: 8700,
    stat_area_average_price: 1632,
  });
});
