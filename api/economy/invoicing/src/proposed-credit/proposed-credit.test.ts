import { toUpdateBody } from '@husrum/api-leases/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { tenantCalls } from '@husrum/contract/tenant';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import {
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '../invoice/invoice.test-data';

const app = testServer();

const setUp = async (options: Parameters<typeof createLeasedApartment>[2] = {}) => {
  app.clock.set('2026-03-20T08:00:00Z');
  const terms = { start: '2026-03-01', fee: 10_000, tax_rate: 25 };
  const apartment = await createLeasedApartment(app, await makeAccount(app), {
    ...options,
    lease: { ...terms, ...options.lease },
  });
  const { user, lease } = apartment;
  const readLease = () => user.get(leaseCalls.detail, { params: { id: lease.id } });
  return {
    ...apartment,
    createReady: () => createReadyInvoice(user, lease.id, '2026-04-01', '2026-04-30'),
    createSent: () => createSentInvoice(user, lease.id, '2026-04-01', '2026-04-30'),
    changeLease: async (changes: Partial<Record<keyof Lease, unknown>>) =>
      user.patch(leaseCalls.update, { body: toUpdateBody(await readLease(), changes) }),
    readInvoice: (id: number) => user.get(invoiceCalls.detail, { params: { id } }),
    previewEnding: (stop: string) =>
      user.get(leaseCalls.previewEnding, { params: { id: lease.id }, query: { stop } }),
    listProposals: async () =>
      (await user.get(proposedCreditCalls.listByLease, { params: { id: lease.id } })).data,
    decide: (id: number, decision: 'CREDITED' | 'DISMISSED') =>
      user.post(proposedCreditCalls.decide, { params: { id }, body: { decision } }),
  };
};

describe('ending a lease', () => {
  test('shortens its unsent invoice: 10 days of April at 10 000 kr and 25 % are 4 167 kr, as previewed', async () => {
    const { createReady, changeLease, previewEnding, readInvoice, listProposals } = await setUp();
    const { id, reference } = await createReady();
    expect((await readInvoice(id)).pay_amount_rounded).toBe(12_500);
    app.clock.set('2026-03-22T08:00:00Z');
    expect(await previewEnding('2026-04-10')).toMatchObject({
      last: { start: '2026-04-01', stop: '2026-04-10', total: 4167 },
      invoices: [{ id, reference, change: 'SHORTEN', before: 12_500, after: 4167 }],
    });
    await changeLease({ stop: '2026-04-10' });
    expect(await readInvoice(id)).toMatchObject({
      status: 'READY',
      start: '2026-04-01',
      stop: '2026-04-10',
      fee: 3333.33,
      pay_amount_rounded: 4167,
    });
    expect(await listProposals()).toEqual([]);
  });

  test('sends the shortened invoice to review when the company requires it', async () => {
    const { createReady, changeLease, readInvoice, user } = await setUp({
      settings: { auto_require_review: true },
    });
    const { id } = await createReady();
    await user.patch(invoiceCalls.update, { body: { id, status: 'READY' } });
    await changeLease({ stop: '2026-04-10' });
    expect(await readInvoice(id)).toMatchObject({ status: 'REVIEW', pay_amount_rounded: 4167 });
  });

  test('cancels an unsent invoice with no day left, and its days are unbilled again when the end is removed', async () => {
    const { createReady, changeLease, previewEnding, readInvoice, user, lease } = await setUp();
    await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
    const { id } = await createReady();
    expect(await previewEnding('2026-03-31')).toMatchObject({
      invoices: [{ id, change: 'CANCEL', after: 0 }],
    });
    await changeLease({ stop: '2026-03-31' });
    expect((await readInvoice(id)).status).toBe('CANCELLED');
    await changeLease({ stop: null });
    const { data } = await user.get(unbilledPeriodCalls.list, { query: { lease_id: lease.id } });
    expect(data).toMatchObject([{ start: '2026-04-01', stop: '2026-04-30' }]);
  });

  test('restores the days of a shortened invoice when the end is removed', async () => {
    const { createReady, changeLease, readInvoice, user, lease } = await setUp();
    await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
    const { id } = await createReady();
    await changeLease({ stop: '2026-04-10' });
    const { next_invoice_month } = await changeLease({ stop: null });
    expect(await readInvoice(id)).toMatchObject({ stop: '2026-04-30', pay_amount_rounded: 12_500 });
    expect(next_invoice_month).toBe('2026-05');
  });

  test('leaves a sent invoice, and proposes a credit of the days after the end until it is dismissed', async () => {
    const { createSent, changeLease, previewEnding, readInvoice, listProposals, decide, user } =
      await setUp();
    const { id, reference } = await createSent();
    expect(await previewEnding('2026-04-10')).toMatchObject({
      last: null,
      invoices: [{ id, change: 'CREDIT', before: 12_500, after: 4167 }],
    });
    await changeLease({ stop: '2026-04-10' });
    expect((await readInvoice(id)).pay_amount_rounded).toBe(12_500);
    const [proposal] = await listProposals();
    expect(proposal).toMatchObject({
      invoicebase: { id, reference },
      start: '2026-04-11',
      stop: '2026-04-30',
      days: 20,
      amount: 8333,
      left: 4167,
    });
    await changeLease({ stop: '2026-04-20' });
    expect(await listProposals()).toMatchObject([{ start: '2026-04-21', days: 10 }]);
    const open = (await listProposals())[0]?.id ?? 0;
    expect(await decide(open, 'DISMISSED')).toMatchObject({ invoicebase: null });
    expect(await listProposals()).toEqual([]);
    const again = { params: { id: open }, body: { decision: 'CREDITED' } } as const;
    expect(await user.failure(proposedCreditCalls.decide, again)).toMatchObject({ status: 409 });
  });

  test('withdraws an open proposal when the end is removed', async () => {
    const { createSent, changeLease, listProposals } = await setUp();
    await createSent();
    await changeLease({ stop: '2026-04-10' });
    expect(await listProposals()).toHaveLength(1);
    await changeLease({ stop: null });
    expect(await listProposals()).toEqual([]);
  });

  test('proposes only what partial credits have not given back, as previewed', async () => {
    const { createSent, changeLease, previewEnding, readInvoice, listProposals, decide, user } =
      await setUp();
    const { id } = await createSent();
    const creditDays = (start: string, stop: string) =>
      user.post(invoiceActionCalls.creditPart, {
        params: manualInvoiceParams(id),
        body: { reason: 'Flyttar tidigare', start, stop },
      });
    await creditDays('2026-04-21', '2026-04-30');
    expect(await previewEnding('2026-04-10')).toMatchObject({
      invoices: [{ id, change: 'CREDIT', before: 8333, after: 4167 }],
    });
    await changeLease({ stop: '2026-04-10' });
    expect(await listProposals()).toMatchObject([{ days: 20, amount: 4166, left: 4167 }]);
    const [proposal] = await listProposals();

    await creditDays('2026-04-11', '2026-04-20');
    expect(await listProposals()).toEqual([]);
    expect((await previewEnding('2026-04-10')).invoices).toEqual([]);
    await decide(proposal?.id ?? 0, 'DISMISSED');
    // Each credit of 4 166,66 kr is rounded to 4 167 kr.
    expect(await readInvoice(id)).toMatchObject({ status: 'PENDING_PAYMENT', payment_left: 4166 });
  });

  test('credits the whole invoice and bills the days left; the payment is offset, and its rest is credit', async () => {
    const { createSent, changeLease, readInvoice, listProposals, decide, user } = await setUp();
    const { id } = await createSent();
    await user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(id),
      body: { payment: 12_500, paid_at: '2026-03-20' },
    });
    await changeLease({ stop: '2026-04-10' });
    const [proposal] = await listProposals();
    const { invoicebase } = await decide(proposal?.id ?? 0, 'CREDITED');
    expect((await readInvoice(id)).status).toBe('CREDITED');
    expect(await readInvoice(invoicebase?.id ?? 0)).toMatchObject({
      start: '2026-04-01',
      stop: '2026-04-10',
      pay_amount_rounded: 4167,
      payment_left: 0,
      tenant_credit: 12_500 - 4167,
    });
    expect(await listProposals()).toEqual([]);
  });
});

test('a later start shortens the unsent invoice', async () => {
  const { createReady, changeLease, readInvoice } = await setUp({ lease: { start: '2026-04-01' } });
  const { id } = await createReady();
  await changeLease({ start: '2026-04-16' });
  expect(await readInvoice(id)).toMatchObject({ start: '2026-04-16', stop: '2026-04-30', fee: 5000 });
});

describe('moving the start of a lease', () => {
  test('proposes a credit of the sent days before it, and of those after the end too', async () => {
    const { createSent, changeLease, readInvoice, listProposals, decide } = await setUp({
      lease: { start: '2026-04-01' },
    });
    const { id } = await createSent();
    await changeLease({ start: '2026-04-16' });
    expect(await listProposals()).toMatchObject([
      { start: '2026-04-01', stop: '2026-04-15', days: 15, amount: 6250, left: 6250 },
    ]);
    await changeLease({ stop: '2026-04-25' });
    expect(await listProposals()).toMatchObject([
      { start: '2026-04-01', stop: '2026-04-30', days: 20, amount: 8333, left: 4167 },
    ]);
    expect((await readInvoice(id)).pay_amount_rounded).toBe(12_500);
    const [proposal] = await listProposals();
    const { invoicebase } = await decide(proposal?.id ?? 0, 'CREDITED');
    expect(await readInvoice(invoicebase?.id ?? 0)).toMatchObject({
      start: '2026-04-16',
      stop: '2026-04-25',
      pay_amount_rounded: 4167,
    });
  });

  test('proposes the whole invoice when all of its days are before the start', async () => {
    const { createSent, changeLease, listProposals } = await setUp({ lease: { start: '2026-04-01' } });
    await createSent();
    await changeLease({ start: '2026-06-01' });
    expect(await listProposals()).toMatchObject([
      { start: '2026-04-01', stop: '2026-04-30', days: 30, amount: 12_500, left: 0 },
    ]);
    await changeLease({ start: '2026-04-01' });
    expect(await listProposals()).toEqual([]);
  });
});

test('new rent and VAT apply from the first period that is not sent', async () => {
  const { createReady, changeLease, readInvoice, user, lease } = await setUp();
  const march = await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  const { id } = await createReady();
  await changeLease({ fee: 11_000, tax_rate: 0 });
  expect(await readInvoice(march.id)).toMatchObject({ fee: 10_000, tax: 2500 });
  expect(await readInvoice(id)).toMatchObject({ fee: 11_000, tax: 0, pay_amount_rounded: 11_000 });
});

test('a credited period that is billed again has the corrected terms', async () => {
  const { createReady, createSent, changeLease, user, readInvoice } = await setUp();
  const { id } = await createSent();
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
  await changeLease({ fee: 9000 });
  const again = await createReady();
  expect(await readInvoice(again.id)).toMatchObject({ fee: 9000, pay_amount_rounded: 11_250 });
});

test('a credited period before a sent one has the corrected terms, and the sent one keeps its terms', async () => {
  const { createSent, changeLease, user, lease, readInvoice, listProposals } = await setUp();
  const march = await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  const april = await createSent();
  await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(march.id) });
  await changeLease({ fee: 9000 });
  const again = await createReadyInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  expect(await readInvoice(again.id)).toMatchObject({ fee: 9000, pay_amount_rounded: 11_250 });
  const may = await createReadyInvoice(user, lease.id, '2026-05-01', '2026-05-31');
  expect((await readInvoice(may.id)).fee).toBe(9000);
  const { data: versions } = await user.get(leaseCalls.rentVersions, { params: { id: lease.id } });
  expect(versions.map(({ valid_from, fee }) => [valid_from, fee])).toEqual([
    ['2026-05-01', 9000],
    ['2026-04-01', 10_000],
    ['2026-03-01', 9000],
  ]);
  // The sent invoice of April is compared with the terms of April: 10 of 30 days at 10 000 kr are too much.
  await changeLease({ stop: '2026-04-20' });
  expect((await listProposals()).filter(({ invoicebase }) => invoicebase.id === april.id)).toMatchObject([
    { days: 10, amount: 4167 },
  ]);
});

describe('a rent row that a person has edited', () => {
  const editRent = async ({ user, readInvoice }: Awaited<ReturnType<typeof setUp>>, id: number) => {
    const [rent] = (await readInvoice(id)).rows;
    const body = { id: rent?.id, name: 'Hyra med rabatt', quantity: 1, fee: 9500, tax_rate: 25 };
    await user.patch(invoiceRowCalls.update, { body });
  };

  test('is shortened in proportion when the lease is ended, as previewed, and has its amount restored when the end is removed', async () => {
    const apartment = await setUp();
    const { createReady, changeLease, previewEnding, readInvoice } = apartment;
    const { id } = await createReady();
    await editRent(apartment, id);
    expect((await readInvoice(id)).rows).toMatchObject([
      { fee: 9500, explanation: null, start: '2026-04-01', stop: '2026-04-30' },
    ]);
    expect((await previewEnding('2026-04-10')).invoices).toMatchObject([{ before: 11_875, after: 3958 }]);
    await changeLease({ stop: '2026-04-10' });
    expect(await readInvoice(id)).toMatchObject({
      pay_amount_rounded: 3958,
      rows: [{ name: 'Hyra med rabatt', total: 3166.67, start: '2026-04-01', stop: '2026-04-10' }],
    });
    await changeLease({ stop: null });
    expect(await readInvoice(id)).toMatchObject({ pay_amount_rounded: 11_875, rows: [{ total: 9500 }] });
  });

  test('for some days of a sent invoice is billed with the rent of the others for the days left', async () => {
    const apartment = await setUp({ lease: { fee: 45_000, payment_interval: 'QUARTERLY' } });
    const { changeLease, readInvoice, listProposals, decide, user, lease, entity } = apartment;
    await user.post(rentAdjustmentCalls.create, {
      body: { entity_id: entity.id, rate: 4, scheduled_at: '2026-05-16' },
    });
    const { id } = await createReadyInvoice(user, lease.id, '2026-04-01', '2026-06-30');
    await editRent(apartment, id);
    expect((await readInvoice(id)).rows.map(({ total }) => total)).toEqual([9500, 23_651.61]);
    await user.post(invoiceCalls.send, { params: { id } });
    await changeLease({ stop: '2026-06-10' });
    const [proposal] = await listProposals();
    expect(proposal).toMatchObject({ days: 20, amount: 13_000, left: 28_440 });
    const { invoicebase } = await decide(proposal?.id ?? 0, 'CREDITED');
    const { rows, pay_amount_rounded } = await readInvoice(invoicebase?.id ?? 0);
    expect(rows.map(({ start, stop, total }) => [start, stop, total])).toEqual([
      ['2026-05-16', '2026-06-10', 13_251.61],
      ['2026-04-01', '2026-05-15', 9500],
    ]);
    expect(pay_amount_rounded).toBe(28_440);
  });

  test('of a sent invoice is credited in proportion, and billed once for the days left', async () => {
    const apartment = await setUp();
    const { createReady, changeLease, readInvoice, listProposals, decide, user } = apartment;
    const { id } = await createReady();
    await editRent(apartment, id);
    await user.post(invoiceCalls.send, { params: { id } });
    await changeLease({ stop: '2026-04-10' });
    const [proposal] = await listProposals();
    expect(proposal).toMatchObject({ days: 20, amount: 7917, left: 3958 });
    const { invoicebase } = await decide(proposal?.id ?? 0, 'CREDITED');
    expect(await readInvoice(invoicebase?.id ?? 0)).toMatchObject({
      pay_amount_rounded: 3958,
      rows: [{ name: 'Hyra med rabatt', total: 3166.67 }],
    });
  });
});

test('a new primary tenant gets the unsent invoices, not the sent ones', async () => {
  const { createReady, readInvoice, user, lease, tenantId } = await setUp();
  const sent = await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  const { id } = await createReady();
  const { tenant } = await user.post(tenantCalls.create, {
    body: {
      lease_id: lease.id,
      name: 'Eva Berg',
      identifier: '19640823-2384',
      phone: '070-765 43 21',
      address: { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' },
    },
  });
  await user.post(leaseCalls.changePrimaryTenant, {
    params: { id: lease.id },
    body: { tenant_id: tenant.id },
  });
  expect((await readInvoice(id)).tenant).toMatchObject({ id: tenant.id, name: 'Eva Berg' });
  expect((await readInvoice(sent.id)).tenant).toMatchObject({ id: tenantId });
});
