import {
  type ApartmentOptions,
  createAccountWithLease,
  createEditableInvoice,
  createLeasedApartment,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { runNightlyStepsOn } from '../job-run/job-run.test-data';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setUp = (options?: ApartmentOptions) => createAccountWithLease(app, options);
type Setup = Awaited<ReturnType<typeof setUp>>;

const listPeriods = async ({ user }: Setup) => {
  const { data } = await user.get(unbilledPeriodCalls.list);
  return data.map(({ start, stop, fee }) => [start, stop, fee]);
};
const invoicePeriod = ({ user, lease }: Setup, start: string, stop: string, mode = 'ONE') =>
  user.post(unbilledPeriodCalls.createInvoices, { body: { lease_id: lease.id, start, stop, mode } });

describe('unbilled periods', () => {
  test('are listed up to the day that should be invoiced by now', async () => {
    const setup = await setUp({ lease: { start: '2026-09-16' } });
    const { user, lease, company, entity, tenantId } = setup;
    await createEditableInvoice(user, lease.id, '2026-10-01', '2026-10-31');
    const { data, total, sum } = await user.get(unbilledPeriodCalls.list);
    expect([total, sum.fee]).toEqual([2, 4250 + 17_000]);
    expect(data).toEqual([
      {
        key: `${lease.id}-2026-09-16`,
        lease_id: lease.id,
        entity: { id: entity.id, name: 'Lgh 1001', house: null },
        company: { id: company.id, name: company.name },
        tenant: { id: tenantId, name: 'Bo Östlund' },
        start: '2026-09-16',
        stop: '2026-09-30',
        markable_until: '2026-11-30',
        days: 15,
        periods: 1,
        fee: 4250,
      },
      expect.objectContaining({ start: '2026-11-01', stop: '2026-12-31', days: 61, periods: 2, fee: 17_000 }),
    ]);
  });

  test('are listed again when their invoice is cancelled or credited', async () => {
    const setup = await setUp({ lease: { start: '2026-11-01' } });
    const { user, lease } = setup;
    const november = await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-30');
    const december = await createEditableInvoice(user, lease.id);
    expect(await listPeriods(setup)).toEqual([]);
    await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(november.id) });
    await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(december.id) });
    expect(await listPeriods(setup)).toEqual([['2026-11-01', '2026-12-31', 17_000]]);
  });

  test('are listed from the first day when an ongoing quarter is credited, because no run will invoice it', async () => {
    const setup = await setUp({
      settings: { auto_enabled: true },
      lease: { start: '2027-01-01', fee: 45_000, payment_interval: 'QUARTERLY' },
    });
    const { user, account } = setup;
    await runNightlyStepsOn(app, account, '2026-11-25', '2026-12-20', '2026-12-25', '2027-01-25');
    const { data } = await user.get(invoiceCalls.list);
    expect(data.map(({ start, stop, status }) => [start, stop, status])).toEqual([
      ['2027-01-01', '2027-03-31', 'PENDING_PAYMENT'],
    ]);
    await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(data[0]?.id ?? 0) });
    expect(await listPeriods(setup)).toEqual([['2027-01-01', '2027-03-31', 45_000]]);
  });

  test('end with the lease, and their rent includes its add-ons', async () => {
    const setup = await setUp({ lease: { start: '2026-11-01', stop: '2026-12-10' } });
    await setup.user.post(leaseAddonCalls.create, {
      body: { lease_id: setup.lease.id, name: 'Bilplats', fee: 300, tax_rate: 25, start: '2026-12-01' },
    });
    expect(await listPeriods(setup)).toEqual([['2026-11-01', '2026-12-10', 11_338.71]]);
  });

  test('do not include days that a run will invoice', async () => {
    const setup = await setUp({ settings: { auto_enabled: true }, lease: { start: '2027-01-01' } });
    expect(await listPeriods(setup)).toEqual([]);
    app.clock.set('2027-02-01T08:00:00Z');
    expect(await listPeriods(setup)).toEqual([]);
    await runNightlyStepsOn(app, setup.account, '2027-02-01');
    expect(await listPeriods(setup)).toEqual([]);
    expect((await setup.user.get(invoiceCalls.list)).total).toBe(2);
  });

  test('include days that are skipped when automatic invoicing is turned on', async () => {
    const setup = await setUp({ settings: { auto_enabled: true }, lease: { start: '2026-11-01' } });
    expect(await listPeriods(setup)).toEqual([['2026-11-01', '2026-12-31', 17_000]]);
  });

  test('are filtered by company and lease, and sorted by their amount', async () => {
    const setup = await setUp({ lease: { start: '2026-11-01' } });
    const { user, account, company, lease } = setup;
    await createLeasedApartment(app, account, {
      lease: { start: '2026-11-01', fee: 9000 },
      tenant: { identifier: '19920730-2390' },
    });
    const readTotal = async (query: Record<string, unknown>) =>
      (await user.get(unbilledPeriodCalls.list, { query })).total;
    expect(await readTotal({ company_id: company.id, lease_id: lease.id })).toBe(1);
    expect(await readTotal({ company_id: company.id })).toBe(1);
    expect(await readTotal({ company_id: 999_999 })).toBe(0);
    expect(await readTotal({})).toBe(2);
    const listFees = async (order: 'asc' | 'desc') =>
      (await user.get(unbilledPeriodCalls.list, { query: { sort: { by: 'fee', order } } })).data.map(
        ({ fee }) => fee,
      );
    expect([await listFees('asc'), await listFees('desc')]).toEqual([
      [17_000, 18_000],
      [18_000, 17_000],
    ]);
  });
});

describe('invoicing an unbilled period', () => {
  test('creates one invoice for all of it, due no earlier than the ordinary terms from today', async () => {
    const setup = await setUp({ lease: { start: '2026-09-16' } });
    const { user } = setup;
    const { invoicebases: invoices } = await invoicePeriod(setup, '2026-09-16', '2026-12-31');
    expect(invoices).toEqual([{ id: expect.any(Number), reference: '100001' }]);
    expect(await user.get(invoiceCalls.detail, { params: { id: invoices[0]?.id ?? 0 } })).toMatchObject({
      status: 'READY',
      start: '2026-09-16',
      stop: '2026-12-31',
      fee: 29_750,
      due_at: '2026-12-21',
      timeline: [{ what: 'Fick referens 100001', who: 'Anna Andersson' }],
    });
    expect(await listPeriods(setup)).toEqual([]);
  });

  test('creates one invoice for each payment period, and advances the next invoice month', async () => {
    const setup = await setUp({ lease: { start: '2026-09-16' }, settings: { terms_of_payment: 'inactive' } });
    const { user, lease } = setup;
    const { invoicebases: invoices } = await invoicePeriod(setup, '2026-09-16', '2026-12-31', 'PER_PERIOD');
    expect(invoices).toHaveLength(4);
    const created = await user.get(invoiceCalls.list, { query: { sort: { by: 'start', order: 'asc' } } });
    expect(created.data.map(({ start, stop, due_at }) => [start, stop, due_at])).toEqual([
      ['2026-09-16', '2026-09-30', '2026-11-30'],
      ['2026-10-01', '2026-10-31', '2026-11-30'],
      ['2026-11-01', '2026-11-30', '2026-11-30'],
      ['2026-12-01', '2026-12-31', '2026-11-30'],
    ]);
    expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({
      next_invoice_month: '2027-01',
    });
  });

  test('creates nothing twice, and nothing outside the lease', async () => {
    const setup = await setUp({ lease: { start: '2026-11-01' } });
    const body = { lease_id: setup.lease.id, start: '2026-11-01', stop: '2026-11-30', mode: 'ONE' };
    const idempotencyKey = 'unbilled-2026-11-01';
    const first = await setup.user.post(unbilledPeriodCalls.createInvoices, { body, idempotencyKey });
    expect(await setup.user.post(unbilledPeriodCalls.createInvoices, { body, idempotencyKey })).toEqual(
      first,
    );
    expect(await setup.user.failure(unbilledPeriodCalls.createInvoices, { body })).toMatchObject({
      status: 422,
      data: { start: [expect.stringContaining('Perioden är redan aviserad')] },
    });
    const outside = { ...body, start: '2026-10-01', stop: '2026-10-31' };
    expect((await setup.user.failure(unbilledPeriodCalls.createInvoices, { body: outside })).data).toEqual({
      start: ['Uthyrningen börjar 2026-11-01'],
    });
  });
});
