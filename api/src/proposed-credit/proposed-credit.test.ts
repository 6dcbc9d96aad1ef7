import { entityCalls } from '@husrum/contract/entity';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { tenantCalls } from '@husrum/contract/tenant';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { makeAccount, testServer } from '../../test/kit';
import {
  createLeasedFlat,
  createReadyInvoice,
  createSentInvoice,
  manualParams,
} from '../invoice/invoice.test-data';
import { toUpdateBody } from '../lease/lease.test-data';

const app = testServer();

const setUp = async (options: Parameters<typeof createLeasedFlat>[2] = {}) => {
  app.clock.set('2026-03-20T08:00:00Z');
  const terms = { start: '2026-03-01', fee: 10_000, tax_rate: 25 };
  const flat = await createLeasedFlat(app, await makeAccount(app), {
    ...options,
    lease: { ...terms, ...options.lease },
  });
  const { user, lease } = flat;
  const read = () => user.get(leaseCalls.detail, { params: { id: lease.id } });
  return {
    ...flat,
    createReady: () => createReadyInvoice(user, lease.id, '2026-04-01', '2026-04-30'),
    createSent: () => createSentInvoice(user, lease.id, '2026-04-01', '2026-04-30'),
    change: async (over: Partial<Record<keyof Lease, unknown>>) =>
      user.patch(leaseCalls.update, { body: toUpdateBody(await read(), over) }),
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

  test('gives a shortened invoice its days back when the end is removed', async () => {
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

  test('takes an open proposal back when the end is removed', async () => {
    const { createSent, change, proposals } = await setUp();
    await createSent();
    await change({ stop: '2026-04-10' });
    expect(await proposals()).toHaveLength(1);
    await change({ stop: null });
    expect(await proposals()).toEqual([]);
  });

  test('credits the whole invoice and bills the days left; what was paid is offset, the rest is credit', async () => {
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

test('new rent and VAT count from the first period that is not sent', async () => {
  const { createReady, change, invoice, user, lease } = await setUp();
  await createSentInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  const { id } = await createReady();
  await change({ fee: 11_000, tax_rate: 0 });
  expect(await invoice(id)).toMatchObject({ fee: 11_000, tax: 0, pay_amount_rounded: 11_000 });
});

test('a credited period billed again has the terms as corrected', async () => {
  const { createReady, createSent, change, user, invoice } = await setUp();
  const { id } = await createSent();
  await user.post(invoiceActionCalls.credit, { params: manualParams(id) });
  await change({ fee: 9000 });
  const again = await createReady();
  expect(await invoice(again.id)).toMatchObject({ fee: 9000, pay_amount_rounded: 11_250 });
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

test('a new area reaches the unsent invoices of a rent per square metre', async () => {
  const { createReady, change, invoice, user, entity } = await setUp();
  const read = () => user.get(entityCalls.detail, { params: { id: entity.id } });
  const setArea = async (area: number) => {
    const { id, name, address, postal_code, city, country, fee, company_id, type, fields } = await read();
    await user.patch(entityCalls.update, {
      body: {
        ...{ id, name, address, postal_code, city, country, fee, company_id },
        entity_type_id: type.id,
        fields: { ...fields, area },
      },
    });
  };
  await setArea(50);
  await change({ fee: 100, fee_as_m2: true, tax_rate: 0 });
  const { id } = await createReady();
  expect((await invoice(id)).fee).toBe(5000);
  await setArea(60);
  expect((await invoice(id)).fee).toBe(6000);
});
