import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { tenantCalls } from '@husrum/contract/tenant';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { makeAccount, testServer } from '../../test/kit';
import {
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualParams,
} from '../invoice/invoice.test-data';
import { toUpdateBody } from '../lease/lease.test-data';

const app = testServer();

const setUp = async (options: Parameters<typeof createLeasedApartment>[2] = {}) => {
  app.clock.set('2026-03-20T08:00:00Z');
  const terms = { start: '2026-03-01', fee: 10_000, tax_rate: 25 };
  const apartment = await createLeasedApartment(app, await makeAccount(app), {
    ...options,
    lease: { ...terms, ...options.lease },
  });
  const { user, lease } = apartment;
  const read = () => user.get(leaseCalls.detail, { params: { id: lease.id } });
  return {
    ...apartment,
    createReady: () => createReadyInvoice(user, lease.id, '2026-04-01', '2026-04-30'),
    createSent: () => createSentInvoice(user, lease.id, '2026-04-01', '2026-04-30'),
    change: async (changes: Partial<Record<keyof Lease, unknown>>) =>
      user.patch(leaseCalls.update, { body: toUpdateBody(await read(), changes) }),
    invoice: (id: number) => user.get(invoiceCalls.detail, { params: { id } }),
    ending: (stop: string) =>
      user.get(leaseCalls.previewEnding, { params: { id: lease.id }, query: { stop } }),
    proposals: async () =>
      (await user.get(proposedCreditCalls.listByLease, { params: { id: lease.id } })).data,
    decide: (id: number, decision: 'CREDITED' | 'DISMISSED') =>
      user.post(proposedCreditCalls.decide, { params: { id }, body: { decision } }),
  };
};

describe('ending a lease', () => {
  test('shortens its unsent invoice: 10 days of April at 10 000 kr and 25 % are 4 167 kr, as previewed', async () => {
    const { createReady, change, ending, invoice, proposals } = await setUp();
    const { id, reference } = await createReady();
    expect((await invoice(id)).pay_amount_rounded).toBe(12_500);
    app.clock.set('2026-03-22T08:00:00Z');
    expect(await ending('2026-04-10')).toMatchObject({
      last: { start: '2026-04-01', stop: '2026-04-10', total: 4167 },
      invoices: [{ id, reference, change: 'SHORTEN', before: 12_500, after: 4167 }],
    });
    await change({ stop: '2026-04-10' });
    expect(await invoice(id)).toMatchObject({
      status: 'READY',
      start: '2026-04-01',
      stop: '2026-04-10',
      fee: 3333.33,
      pay_amount_rounded: 4167,
    });
    expect(await proposals()).toEqual([]);
  });

  test('sends the shortened invoice to review when the company requires it', async () => {
    const { createReady, change, invoice, user } = await setUp({ settings: { auto_require_review: true } });
    const { id } = await createReady();
    await user.patch(invoiceCalls.update, { body: { id, status: 'READY' } });
    await change({ stop: '2026-04-10' });
    expect(await invoice(id)).toMatchObject({ status: 'REVIEW', pay_amount_rounded: 4167 });
  });

  test('cancels an unsent invoice without days, which are unbilled again when the end is removed', async () => {
    const { createReady, change, ending, invoice, user, lease } = await setUp();
    await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
    const { id } = await createReady();
    expect(await ending('2026-03-31')).toMatchObject({ invoices: [{ id, change: 'CANCEL', after: 0 }] });
    await change({ stop: '2026-03-31' });
    expect((await invoice(id)).status).toBe('CANCELLED');
    await change({ stop: null });
    const { data } = await user.get(unbilledPeriodCalls.list, { query: { lease_id: lease.id } });
    expect(data).toMatchObject([{ start: '2026-04-01', stop: '2026-04-30' }]);
  });

  test('restores the days of a shortened invoice when the end is removed', async () => {
    const { createReady, change, invoice, user, lease } = await setUp();
    await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
    const { id } = await createReady();
    await change({ stop: '2026-04-10' });
    const { next_invoice_month } = await change({ stop: null });
    expect(await invoice(id)).toMatchObject({ stop: '2026-04-30', pay_amount_rounded: 12_500 });
    expect(next_invoice_month).toBe('2026-05');
  });

  test('leaves a sent invoice, and proposes a credit of the days after the end until it is dismissed', async () => {
    const { createSent, change, ending, invoice, proposals, decide, user } = await setUp();
    const { id, reference } = await createSent();
    expect(await ending('2026-04-10')).toMatchObject({
      last: null,
      invoices: [{ id, change: 'CREDIT', before: 12_500, after: 4167 }],
    });
    await change({ stop: '2026-04-10' });
    expect((await invoice(id)).pay_amount_rounded).toBe(12_500);
    const [proposal] = await proposals();
    expect(proposal).toMatchObject({
      invoicebase: { id, reference },
      start: '2026-04-11',
      stop: '2026-04-30',
      days: 20,
      amount: 8333,
      left: 4167,
    });
    await change({ stop: '2026-04-20' });
    expect(await proposals()).toMatchObject([{ start: '2026-04-21', days: 10 }]);
    const open = (await proposals())[0]?.id ?? 0;
    expect(await decide(open, 'DISMISSED')).toMatchObject({ invoicebase: null });
    expect(await proposals()).toEqual([]);
    const again = { params: { id: open }, body: { decision: 'CREDITED' } } as const;
    expect(await user.failure(proposedCreditCalls.decide, again)).toMatchObject({ status: 409 });
  });

  test('withdraws an open proposal when the end is removed', async () => {
    const { createSent, change, proposals } = await setUp();
    await createSent();
    await change({ stop: '2026-04-10' });
    expect(await proposals()).toHaveLength(1);
    await change({ stop: null });
    expect(await proposals()).toEqual([]);
  });

  test('credits the whole invoice and bills the days left; the payment is offset, and its rest is credit', async () => {
    const { createSent, change, invoice, proposals, decide, user } = await setUp();
    const { id } = await createSent();
    await user.post(invoiceActionCalls.pay, {
      params: manualParams(id),
      body: { payment: 12_500, paid_at: '2026-03-20' },
    });
    await change({ stop: '2026-04-10' });
    const [proposal] = await proposals();
    const { invoicebase } = await decide(proposal?.id ?? 0, 'CREDITED');
    expect((await invoice(id)).status).toBe('CREDITED');
    expect(await invoice(invoicebase?.id ?? 0)).toMatchObject({
      start: '2026-04-01',
      stop: '2026-04-10',
      pay_amount_rounded: 4167,
      payment_left: 0,
    });
    expect(await proposals()).toEqual([]);
  });
});

test('a later start shortens the unsent invoice', async () => {
  const { createReady, change, invoice } = await setUp({ lease: { start: '2026-04-01' } });
  const { id } = await createReady();
  await change({ start: '2026-04-16' });
  expect(await invoice(id)).toMatchObject({ start: '2026-04-16', stop: '2026-04-30', fee: 5000 });
});

describe('moving the start of a lease', () => {
  test('proposes a credit of the sent days before it, and of those after the end too', async () => {
    const { createSent, change, invoice, proposals, decide } = await setUp({
      lease: { start: '2026-04-01' },
    });
    const { id } = await createSent();
    await change({ start: '2026-04-16' });
    expect(await proposals()).toMatchObject([
      { start: '2026-04-01', stop: '2026-04-15', days: 15, amount: 6250, left: 6250 },
    ]);
    await change({ stop: '2026-04-25' });
    expect(await proposals()).toMatchObject([
      { start: '2026-04-01', stop: '2026-04-30', days: 20, amount: 8333, left: 4167 },
    ]);
    expect((await invoice(id)).pay_amount_rounded).toBe(12_500);
    const [proposal] = await proposals();
    const { invoicebase } = await decide(proposal?.id ?? 0, 'CREDITED');
    expect(await invoice(invoicebase?.id ?? 0)).toMatchObject({
      start: '2026-04-16',
      stop: '2026-04-25',
      pay_amount_rounded: 4167,
    });
  });

  test('proposes the whole invoice when all of its days are before the start', async () => {
    const { createSent, change, proposals } = await setUp({ lease: { start: '2026-04-01' } });
    await createSent();
    await change({ start: '2026-06-01' });
    expect(await proposals()).toMatchObject([
      { start: '2026-04-01', stop: '2026-04-30', days: 30, amount: 12_500, left: 0 },
    ]);
    await change({ start: '2026-04-01' });
    expect(await proposals()).toEqual([]);
  });
});

test('new rent and VAT apply from the first period that is not sent', async () => {
  const { createReady, change, invoice, user, lease } = await setUp();
  await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  const { id } = await createReady();
  await change({ fee: 11_000, tax_rate: 0 });
  expect(await invoice(id)).toMatchObject({ fee: 11_000, tax: 0, pay_amount_rounded: 11_000 });
});

test('a credited period that is billed again has the corrected terms', async () => {
  const { createReady, createSent, change, user, invoice } = await setUp();
  const { id } = await createSent();
  await user.post(invoiceActionCalls.credit, { params: manualParams(id) });
  await change({ fee: 9000 });
  const again = await createReady();
  expect(await invoice(again.id)).toMatchObject({ fee: 9000, pay_amount_rounded: 11_250 });
});

test('a credited period before a sent one has the corrected terms, and the sent one keeps its terms', async () => {
  const { createSent, change, user, lease, invoice, proposals } = await setUp();
  const march = await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  const april = await createSent();
  await user.post(invoiceActionCalls.credit, { params: manualParams(march.id) });
  await change({ fee: 9000 });
  const again = await createReadyInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  expect(await invoice(again.id)).toMatchObject({ fee: 9000, pay_amount_rounded: 11_250 });
  const may = await createReadyInvoice(user, lease.id, '2026-05-01', '2026-05-31');
  expect((await invoice(may.id)).fee).toBe(9000);
  const { data: versions } = await user.get(leaseCalls.rentVersions, { params: { id: lease.id } });
  expect(versions.map(({ valid_from, fee }) => [valid_from, fee])).toEqual([
    ['2026-05-01', 9000],
    ['2026-04-01', 10_000],
    ['2026-03-01', 9000],
  ]);
  // The sent invoice of April is compared with the terms of April: 10 of 30 days at 10 000 kr are too much.
  await change({ stop: '2026-04-20' });
  expect((await proposals()).filter(({ invoicebase }) => invoicebase.id === april.id)).toMatchObject([
    { days: 10, amount: 4167 },
  ]);
});

describe('a rent row that a person has edited', () => {
  const editRent = async ({ user, invoice }: Awaited<ReturnType<typeof setUp>>, id: number) => {
    const [rent] = (await invoice(id)).rows;
    const body = { id: rent?.id, name: 'Hyra med rabatt', quantity: 1, fee: 9500, tax_rate: 25 };
    await user.patch(invoiceRowCalls.update, { body });
  };

  test('is shortened in proportion when the lease is ended, as previewed, and gets its amount back', async () => {
    const apartment = await setUp();
    const { createReady, change, ending, invoice } = apartment;
    const { id } = await createReady();
    await editRent(apartment, id);
    expect((await invoice(id)).rows).toMatchObject([
      { fee: 9500, explanation: null, start: '2026-04-01', stop: '2026-04-30' },
    ]);
    expect((await ending('2026-04-10')).invoices).toMatchObject([{ before: 11_875, after: 3958 }]);
    await change({ stop: '2026-04-10' });
    expect(await invoice(id)).toMatchObject({
      pay_amount_rounded: 3958,
      rows: [{ name: 'Hyra med rabatt', total: 3166.67, start: '2026-04-01', stop: '2026-04-10' }],
    });
    await change({ stop: null });
    expect(await invoice(id)).toMatchObject({ pay_amount_rounded: 11_875, rows: [{ total: 9500 }] });
  });

  test('of a sent invoice is credited in proportion, and billed once for the days left', async () => {
    const apartment = await setUp();
    const { createReady, change, invoice, proposals, decide, user } = apartment;
    const { id } = await createReady();
    await editRent(apartment, id);
    await user.post(invoiceCalls.send, { params: { id } });
    await change({ stop: '2026-04-10' });
    const [proposal] = await proposals();
    expect(proposal).toMatchObject({ days: 20, amount: 7917, left: 3958 });
    const { invoicebase } = await decide(proposal?.id ?? 0, 'CREDITED');
    expect(await invoice(invoicebase?.id ?? 0)).toMatchObject({
      pay_amount_rounded: 3958,
      rows: [{ name: 'Hyra med rabatt', total: 3166.67 }],
    });
  });
});

test('a new primary tenant gets the unsent invoices, not the sent ones', async () => {
  const { createReady, invoice, user, lease, tenantId } = await setUp();
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
  expect((await invoice(id)).tenant).toMatchObject({ id: tenant.id, name: 'Eva Berg' });
  expect((await invoice(sent.id)).tenant).toMatchObject({ id: tenantId });
});
