import {
  type ApartmentOptions,
  createAccountWithLease,
  createLeasedApartment,
  createSentInvoice,
  generateNextInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { toUpdateBody } from '@husrum/api-leases/testing';
import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { economyCalls } from '@husrum/contract/economy';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setUp = (options?: ApartmentOptions) => createAccountWithLease(app, options);

test('returns zeros and nulls for an empty account', async () => {
  const user = app.as(await makeAccount(app));
  expect(await user.get(economyCalls.statistics)).toMatchObject({
    stat_income_current: 0,
    stat_income_max: 0,
    stat_rentable_total: 0,
    stat_area_average: null,
    stat_area_average_price: null,
  });
  const { labels, data } = await user.get(economyCalls.projectedIncome);
  expect(labels.at(0)).toBe('2026-11');
  expect(labels.at(-1)).toBe('2027-10');
  expect(data).toEqual(Array.from({ length: 12 }, () => 0));
});

test('calculates monthly income, and maximum income with the rent asked for vacant entities', async () => {
  const { user, account, company } = await setUp({ lease: { fee: 25_500, payment_interval: 'QUARTERLY' } });
  await createPortfolioFactory(app, account).entity({
    company_id: company.id,
    name: 'Lgh 1002',
    fee: 120_000,
    payment_interval: 'YEARLY',
  });
  expect(await user.get(economyCalls.statistics)).toMatchObject({
    stat_income_current: 8500,
    stat_income_max: 18_500,
    stat_leases_total: 1,
    stat_occupancy_total: 1,
    stat_rentable_total: 2,
    stat_tenants_current: 1,
    stat_area_average: 62.5,
    stat_area_average_price: 1632,
  });
});

test('counts add-ons per invoice by the interval of the lease, and monthly ones by month', async () => {
  const { user, lease } = await setUp({ lease: { fee: 25_500, payment_interval: 'QUARTERLY' } });
  const add = (name: string, interval: 'PER_NOTICE' | 'MONTHLY') =>
    user.post(leaseAddonCalls.create, {
      body: { lease_id: lease.id, name, fee: 300, tax_rate: 25, interval, start: '2026-11-01' },
    });
  await add('Sophämtning', 'PER_NOTICE');
  await add('Bredband', 'MONTHLY');
  expect(await user.get(economyCalls.statistics)).toMatchObject({ stat_income_current: 8900 });
});

test('totals the invoices due this month, and the last twelve months minus what was credited', async () => {
  const { user, lease } = await setUp({ settings: { terms_of_payment: 'inactive' } });
  const october = await createSentInvoice(user, lease.id, '2026-10-01', '2026-10-31');
  const november = await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-30');
  const december = await createSentInvoice(user, lease.id);
  expect(december.due_at).toBe('2026-11-30');
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(november.id),
    body: { payment: 500 },
  });
  expect(await user.get(economyCalls.statistics)).toMatchObject({
    stat_month_billed: 25_500,
    stat_month_paid: 500,
    stat_income_r12: 8500,
  });
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(october.id) });
  expect(await user.get(economyCalls.statistics)).toMatchObject({
    stat_month_billed: 17_000,
    stat_income_r12: 0,
  });
});

test('the day after invoices were sent for the next month, they are what was sent in twelve months', async () => {
  const { user, lease } = await setUp();
  await createSentInvoice(user, lease.id);
  app.clock.set('2026-11-21T08:00:00Z');
  expect(await user.get(economyCalls.statistics)).toMatchObject({ stat_sent_r12: 8500, stat_income_r12: 0 });
  app.clock.set('2027-11-19T08:00:00Z');
  expect(await user.get(economyCalls.statistics)).toMatchObject({ stat_sent_r12: 8500 });
  app.clock.set('2027-11-20T08:00:00Z');
  expect(await user.get(economyCalls.statistics)).toMatchObject({ stat_sent_r12: 0 });
});

test('what was sent in twelve months is reduced by credits of it, also when the credit invoice is not sent', async () => {
  const { user, lease } = await setUp();
  const december = await createSentInvoice(user, lease.id);
  await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(december.id) });
  expect(await user.get(economyCalls.statistics)).toMatchObject({ stat_sent_r12: 8500 });
});

test('billed, paid and left go by rental month, whenever the invoice is due', async () => {
  const { user, lease } = await setUp({ settings: { terms_of_payment: 'inactive' } });
  const read = async () => (await user.get(economyCalls.statistics)).stat_rental_months;
  const november = await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-30');
  const december = await createSentInvoice(user, lease.id);
  expect(december.due_at).toBe('2026-11-30');
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(december.id),
    body: { payment: 500 },
  });
  const [ofNovember, ofDecember] = [
    { month: '2026-11', billed: 8500, paid: 0, left: 8500 },
    { month: '2026-12', billed: 8500, paid: 500, left: 8000 },
  ];
  expect(await read()).toEqual([ofNovember, ofDecember]);
  app.clock.set('2026-12-01T08:00:00Z');
  expect(await read()).toEqual([ofDecember, { month: '2027-01', billed: 0, paid: 0, left: 0 }]);
  app.clock.set('2026-11-30T22:30:00Z');
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(november.id) });
  expect(await read()).toEqual([{ ...ofNovember, billed: 0, left: 0 }, ofDecember]);
});

test('projects existing invoices, and those that will be generated from the leases', async () => {
  const { user, account, lease } = await setUp({
    settings: { auto_enabled: true },
    lease: { start: '2027-01-01', stop: '2027-07-10', fee: 30_000, payment_interval: 'QUARTERLY' },
  });
  const before = await user.get(economyCalls.projectedIncome);
  expect(before.data).toEqual([0, 0, 30_000, 0, 0, 30_000, 0, 0, 3225.81, 0, 0, 0]);
  await app.forAccount(account, (tx) => generateNextInvoice(tx, lease.id, app.clock.today()));
  expect((await user.get(economyCalls.projectedIncome)).data).toEqual(before.data);
});

test('names the companies whose leases get no invoices automatically', async () => {
  const { user, account, company } = await setUp();
  const { company: automatic } = await createLeasedApartment(app, account, {
    settings: { auto_enabled: true },
    tenant: { identifier: '19121212-1212' },
  });
  // A third company, without leases: no invoice of it is missing in the projection.
  await createPortfolioFactory(app, account).company();
  const read = async (query = {}) =>
    (await user.get(economyCalls.projectedIncome, { query })).companies_left_out?.map(({ id }) => id);
  expect(await read()).toEqual([company.id]);
  expect(await read({ company_id: company.id })).toEqual([company.id]);
  expect(await read({ company_id: automatic.id })).toEqual([]);
});

test('does not name a company whose only lease was called off before it began', async () => {
  const { user, company, lease } = await setUp({ lease: { start: '2027-01-01' } });
  const listLeftOut = async () =>
    (await user.get(economyCalls.projectedIncome)).companies_left_out?.map(({ id }) => id);
  expect(await listLeftOut()).toEqual([company.id]);
  await user.patch(leaseCalls.update, { body: toUpdateBody(lease, { stop: '2026-12-31' }) });
  expect(await listLeftOut()).toEqual([]);
});

test('generates invoices period by period, until the lease ends', async () => {
  const { user, account, lease } = await setUp({ lease: { start: '2026-11-16', stop: '2027-01-10' } });
  const generateNext = () =>
    app.forAccount(account, (tx) => generateNextInvoice(tx, lease.id, app.clock.today()));
  for (const _ of [1, 2, 3]) expect(await generateNext()).toHaveLength(1);
  expect(await generateNext()).toEqual([]);
  const { data } = await user.get(invoiceCalls.list, { query: { sort: { by: 'start', order: 'asc' } } });
  expect(
    data.map(({ start, stop, pay_amount_rounded, status }) => [start, stop, pay_amount_rounded, status]),
  ).toEqual([
    ['2026-11-16', '2026-11-30', 4250, 'READY'],
    ['2026-12-01', '2026-12-31', 8500, 'READY'],
    ['2027-01-01', '2027-01-10', 2742, 'READY'],
  ]);
});

test('does not generate an invoice for days that already have one', async () => {
  const { user, account, lease } = await setUp({ lease: { start: '2026-12-01' } });
  await user.post(invoiceCalls.create, {
    body: { lease_id: lease.id, start: '2026-12-10', stop: '2026-12-19' },
  });
  const ids = await app.forAccount(account, (tx) => generateNextInvoice(tx, lease.id, app.clock.today()));
  expect(ids).toHaveLength(2);
  const { data } = await user.get(invoiceCalls.list, { query: { sort: { by: 'start', order: 'asc' } } });
  expect(data.map(({ start, stop }) => [start, stop])).toEqual([
    ['2026-12-01', '2026-12-09'],
    ['2026-12-10', '2026-12-19'],
    ['2026-12-20', '2026-12-31'],
  ]);
});
