import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { makeAccount, testServer } from '../../test/kit';
import { createdInvoice, letFlat, manual, sentInvoice } from '../invoice/invoice.test-data';
import { nights } from '../job-run/job-run.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const begin = async (given = {}) => {
  const account = await makeAccount(app);
  return { account, ...(await letFlat(app, account, given)) };
};
type Begun = Awaited<ReturnType<typeof begin>>;

const gaps = async ({ user }: Begun) => {
  const { data } = await user.get(unbilledPeriodCalls.list);
  return data.map(({ start, stop, fee }) => [start, stop, fee]);
};
const bill = ({ user, lease }: Begun, start: string, stop: string, mode = 'ONE') =>
  user.post(unbilledPeriodCalls.createInvoices, { body: { lease_id: lease.id, start, stop, mode } });

describe('days that have no invoice although they should', () => {
  test('are listed up to what the settings say should be billed by now', async () => {
    const begun = await begin({ lease: { start: '2026-09-16' } });
    const { user, lease, company, entity, tenantId } = begun;
    await createdInvoice(user, lease.id, '2026-10-01', '2026-10-31');
    const { data, total, sum } = await user.get(unbilledPeriodCalls.list);
    expect([total, sum.fee]).toEqual([2, 4250 + 17_000]);
    expect(data).toEqual([
      {
        key: `${lease.id}-2026-09-16`,
        lease_id: lease.id,
        entity: { id: entity.id, name: 'Lgh 1001' },
        company: { id: company.id, name: company.name },
        tenant: { id: tenantId, name: 'Bo Östlund' },
        start: '2026-09-16',
        stop: '2026-09-30',
        days: 15,
        periods: 1,
        fee: 4250,
      },
      expect.objectContaining({ start: '2026-11-01', stop: '2026-12-31', days: 61, periods: 2, fee: 17_000 }),
    ]);
  });

  test('come back when their invoice is cancelled or credited', async () => {
    const begun = await begin({ lease: { start: '2026-11-01' } });
    const { user, lease } = begun;
    const november = await sentInvoice(user, lease.id, '2026-11-01', '2026-11-30');
    const december = await createdInvoice(user, lease.id);
    expect(await gaps(begun)).toEqual([]);
    await user.post(invoiceActionCalls.credit, { params: manual(november.id) });
    await user.post(invoiceActionCalls.cancel, { params: manual(december.id) });
    expect(await gaps(begun)).toEqual([['2026-11-01', '2026-12-31', 17_000]]);
  });

  test('are told at once when a long period that still goes on is credited: no run comes back to it', async () => {
    const begun = await begin({
      settings: { auto_enabled: true },
      lease: { start: '2027-01-01', fee: 45_000, payment_interval: 'QUARTERLY' },
    });
    const { user, account } = begun;
    await nights(app, account, '2026-11-25', '2026-12-20', '2026-12-25', '2027-01-25');
    const { data } = await user.get(invoiceCalls.list);
    expect(data.map(({ start, stop, status }) => [start, stop, status])).toEqual([
      ['2027-01-01', '2027-03-31', 'PENDING_PAYMENT'],
    ]);
    await user.post(invoiceActionCalls.credit, { params: manual(data[0]?.id ?? 0) });
    expect(await gaps(begun)).toEqual([['2027-01-01', '2027-03-31', 45_000]]);
  });

  test('stop with the lease, and count its add-ons', async () => {
    const begun = await begin({ lease: { start: '2026-11-01', stop: '2026-12-10' } });
    await begun.user.post(leaseAddonCalls.create, {
      body: { lease_id: begun.lease.id, name: 'Bilplats', fee: 300, tax_rate: 25, start: '2026-12-01' },
    });
    expect(await gaps(begun)).toEqual([['2026-11-01', '2026-12-10', 11_338.71]]);
  });

  test('are no gap while a run is still to make their invoice', async () => {
    const begun = await begin({ settings: { auto_enabled: true }, lease: { start: '2027-01-01' } });
    expect(await gaps(begun)).toEqual([]);
    app.clock.set('2027-02-01T08:00:00Z');
    expect(await gaps(begun)).toEqual([]);
    await nights(app, begun.account, '2027-02-01');
    expect(await gaps(begun)).toEqual([]);
    expect((await begun.user.get(invoiceCalls.list)).total).toBe(2);
  });

  test('are those that turning on automatic invoices passes over', async () => {
    const begun = await begin({ settings: { auto_enabled: true }, lease: { start: '2026-11-01' } });
    expect(await gaps(begun)).toEqual([['2026-11-01', '2026-12-31', 17_000]]);
  });

  test('belong to a company and a lease, and are sorted', async () => {
    const begun = await begin({ lease: { start: '2026-11-01' } });
    const { user, company, lease } = begun;
    const total = async (query: Record<string, unknown>) =>
      (await user.get(unbilledPeriodCalls.list, { query })).total;
    expect(await total({ company_id: company.id, lease_id: lease.id })).toBe(1);
    expect(await total({ company_id: company.id + 1 })).toBe(0);
    expect(await total({ sort: { by: 'fee', order: 'desc' } })).toBe(1);
  });
});

describe('one click', () => {
  test('makes one invoice for all of it, due no earlier than the ordinary terms from today', async () => {
    const begun = await begin({ lease: { start: '2026-09-16' } });
    const { user } = begun;
    const { invoicebases: invoices } = await bill(begun, '2026-09-16', '2026-12-31');
    expect(invoices).toEqual([{ id: expect.any(Number), reference: '100001' }]);
    expect(await user.get(invoiceCalls.detail, { params: { id: invoices[0]?.id ?? 0 } })).toMatchObject({
      status: 'READY',
      start: '2026-09-16',
      stop: '2026-12-31',
      fee: 29_750,
      due_at: '2026-12-21',
      timeline: [{ what: 'Fick referens 100001', who: 'Anna Andersson' }],
    });
    expect(await gaps(begun)).toEqual([]);
  });

  test('or one for each period, and moves the lease on', async () => {
    const begun = await begin({ lease: { start: '2026-09-16' }, settings: { terms_of_payment: 'inactive' } });
    const { user, lease } = begun;
    const { invoicebases: invoices } = await bill(begun, '2026-09-16', '2026-12-31', 'PER_PERIOD');
    expect(invoices).toHaveLength(4);
    const made = await user.get(invoiceCalls.list, { query: { sort: { by: 'start', order: 'asc' } } });
    expect(made.data.map(({ start, stop, due_at }) => [start, stop, due_at])).toEqual([
      ['2026-09-16', '2026-09-30', '2026-11-30'],
      ['2026-10-01', '2026-10-31', '2026-11-30'],
      ['2026-11-01', '2026-11-30', '2026-11-30'],
      ['2026-12-01', '2026-12-31', '2026-11-30'],
    ]);
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({
      next_invoice_month: '2027-01',
    });
  });

  test('twice makes nothing twice', async () => {
    const begun = await begin({ lease: { start: '2026-11-01' } });
    const body = { lease_id: begun.lease.id, start: '2026-11-01', stop: '2026-11-30', mode: 'ONE' };
    const idempotencyKey = 'gap-2026-11-01';
    const once = await begun.user.post(unbilledPeriodCalls.createInvoices, { body, idempotencyKey });
    expect(await begun.user.post(unbilledPeriodCalls.createInvoices, { body, idempotencyKey })).toEqual(once);
    expect(await begun.user.failure(unbilledPeriodCalls.createInvoices, { body })).toMatchObject({
      status: 422,
      data: { start: [expect.stringContaining('Perioden är redan aviserad')] },
    });
    const outside = { ...body, start: '2026-10-01', stop: '2026-10-31' };
    expect((await begun.user.failure(unbilledPeriodCalls.createInvoices, { body: outside })).data).toEqual({
      start: ['Uthyrningen börjar 2026-11-01'],
    });
  });
});

test('days billed in some other way are no gap', async () => {
  const begun = await begin({ lease: { start: '2015-01-01' } });
  const { user, company, lease } = begun;
  const settled = await user.post(unbilledPeriodCalls.markBilledElsewhere, {
    body: { until: '2026-10-31', company_id: company.id },
  });
  expect(settled).toEqual({
    leases: 1,
    message: '1 uthyrning räknas som fakturerade till och med 2026-10-31',
  });
  expect(await gaps(begun)).toEqual([['2026-11-01', '2026-12-31', 17_000]]);
  const earlier = await user.post(unbilledPeriodCalls.markBilledElsewhere, {
    body: { until: '2026-09-30', lease_id: lease.id },
  });
  expect(earlier.leases).toBe(0);
  expect(
    (await user.failure(unbilledPeriodCalls.markBilledElsewhere, { body: { until: '2026-11-21' } })).data,
  ).toEqual({
    until: ['Välj en dag som har passerat'],
  });
});
