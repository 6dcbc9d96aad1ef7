import {
  type ApartmentOptions,
  createAccountWithLease,
  createEditableInvoice,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { allCalls } from '@husrum/contract/calls';
import { economyCalls } from '@husrum/contract/economy';
import { invoiceActionCalls, invoiceCalls, invoiceFilters } from '@husrum/contract/invoice';

const app = testServer();

const setUp = (options?: ApartmentOptions) => createAccountWithLease(app, options);

const createInvoices = async () => {
  const { user, account, lease, tenantId, company } = await setUp();
  const paid = await createSentInvoice(user, lease.id, '2026-10-01', '2026-10-31');
  await user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(paid.id), body: { payment: 8500 } });
  const partlyPaid = await createSentInvoice(user, lease.id, '2026-11-01', '2026-11-30');
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(partlyPaid.id),
    body: { payment: 500 },
  });
  const ready = await createReadyInvoice(user, lease.id);
  const edited = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  return { user, account, lease, tenantId, company, paid, partlyPaid, ready, edited };
};

test('filters by status, period, text and company, with totals of all matches', async () => {
  const { user, company, paid, partlyPaid, ready, edited } = await createInvoices();
  const listIds = async (query: object) =>
    (await user.get(invoiceCalls.list, { query })).data.map(({ id }) => id);
  expect(await listIds({})).toEqual([edited.id, ready.id, partlyPaid.id, paid.id]);
  expect(await listIds({ filter: 'review' })).toEqual([edited.id]);
  expect(await listIds({ filter: 'ready' })).toEqual([ready.id]);
  expect(await listIds({ filter: 'unpaid' })).toEqual([partlyPaid.id]);
  expect(await listIds({ filter: 'sent' })).toEqual([partlyPaid.id, paid.id]);
  expect(await listIds({ filter: 'error' })).toEqual([]);
  for (const word of invoiceFilters) {
    expect(await listIds({ status: word })).toEqual(await listIds({ filter: word }));
  }
  expect(await listIds({ status: 'PAYED' })).toEqual([paid.id]);
  expect(await listIds({ reference: ready.reference ?? '' })).toEqual([ready.id]);
  expect(await listIds({ reference: '%' })).toEqual([]);
  expect(await listIds({ search: ready.reference ?? '' })).toEqual([ready.id]);
  expect(await listIds({ search: paid.ocr ?? '' })).toEqual([paid.id]);
  const ocrInGroups = (paid.ocr ?? '').replace(/(?=(\d{4})+$)/g, ' ').trim();
  expect(ocrInGroups).toContain(' ');
  expect(await listIds({ search: ocrInGroups })).toEqual([paid.id]);
  expect(await listIds({ reference: ocrInGroups })).toEqual([paid.id]);
  expect(await listIds({ search: 'östlund' })).toHaveLength(4);
  expect(await listIds({ search: 'lgh' })).toHaveLength(4);
  expect(await listIds({ search: '%' })).toEqual([]);
  expect(await listIds({ company_id: company.id + 1 })).toEqual([]);
  const november = JSON.stringify({ start: '2026-11-15', stop: '2026-12-01' });
  const raw = await user.raw(invoiceCalls.list, { query: { period: november as never } });
  expect(raw.json().data.map(({ id }: { id: number }) => id)).toEqual([ready.id, partlyPaid.id]);
  expect((await user.get(invoiceCalls.list, { query: { filter: 'sent', limit: 1 } })).sum).toEqual({
    pay_amount_rounded: 17_000,
    payment_left: 8000,
    fee: 17_000,
    credit_count: 0,
    credit_amount: 0,
  });
});

test('filters by the day on which the period begins, also when it ends later', async () => {
  const { account, lease } = await setUp();
  const user = app.as(account);
  const quarter = await createEditableInvoice(user, lease.id, '2026-10-01', '2026-12-31');
  const january = await createEditableInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  const listIds = async (query: object) =>
    (await user.get(invoiceCalls.list, { query })).data.map(({ id }) => id);
  expect(await listIds({ start_from: '2026-10-01', start_to: '2026-10-31' })).toEqual([quarter.id]);
  expect(await listIds({ start_from: '2026-12-01', start_to: '2026-12-31' })).toEqual([]);
  expect(await listIds({ start_from: '2026-10-02' })).toEqual([january.id]);
});

test('lists exactly what a bar of the projection counts: no cancelled invoice, and the sum excluding VAT', async () => {
  const { user, lease } = await setUp({ lease: { tax_rate: 25 } });
  const cancelled = await createReadyInvoice(user, lease.id);
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(cancelled.id) });
  const live = await createReadyInvoice(user, lease.id);
  const { labels, data } = await user.get(economyCalls.projectedIncome);
  const query = { start_from: '2026-12-01', start_to: '2026-12-31', not_cancelled: true };
  const list = await user.get(invoiceCalls.list, { query });
  expect(list.data.map(({ id }) => id)).toEqual([live.id]);
  expect(list.sum).toMatchObject({ fee: data[labels.indexOf('2026-12')], pay_amount_rounded: 10_625 });
});

const sortKeys = [
  'sent_at',
  'due_at',
  'invoice_type',
  'payment_left',
  'start',
  'reference',
  'lease',
] as const;

test('sorts by the columns of the list, and lists invoices without a reference last in both directions', async () => {
  const { user, paid, partlyPaid, ready, edited } = await createInvoices();
  const listSorted = async (by: (typeof sortKeys)[number] | 'status', order: 'asc' | 'desc') =>
    (await user.get(invoiceCalls.list, { query: { sort: { by, order } } })).data.map(({ id }) => id);
  const inOrder = [paid.id, partlyPaid.id, ready.id, edited.id];
  for (const by of sortKeys) expect({ by, ids: await listSorted(by, 'asc') }).toEqual({ by, ids: inOrder });
  expect(await listSorted('status', 'asc')).toEqual(inOrder.toReversed());
  expect(await listSorted('status', 'desc')).toEqual(inOrder);
  // The invoice that is edited has no reference.
  expect(await listSorted('reference', 'desc')).toEqual([ready.id, partlyPaid.id, paid.id, edited.id]);
});

test('lists the invoices of a lease and of a tenant', async () => {
  const { user, lease, tenantId, edited, paid } = await createInvoices();
  const ofLease = await user.get(invoiceCalls.listByLease, { params: { id: lease.id } });
  const ofTenant = await user.get(invoiceCalls.listByTenant, { params: { id: tenantId } });
  expect(ofLease.data.map(({ id }) => id)).toEqual(ofTenant.data.map(({ id }) => id));
  expect(ofLease).toMatchObject({ total: 4, data: [{ id: edited.id }, {}, {}, { id: paid.id }] });
});

test('answers 404 to another account in every call with an id', async () => {
  const { lease, tenantId, partlyPaid, ready, edited } = await createInvoices();
  const stranger = app.as(await makeAccount(app));
  expect((await stranger.get(invoiceCalls.list)).total).toBe(0);
  expect(await stranger.post(invoiceCalls.sendAll, { body: { ids: [ready.id] } })).toMatchObject({ sent: 0 });

  const row = { name: 'X', quantity: 1, fee: 1, tax_rate: 0 };
  const rowId = edited.rows[0]?.id ?? 0;
  const bodies: Record<string, object> = {
    'invoice.create': { lease_id: lease.id, start: '2027-05-01', stop: '2027-05-31' },
    'invoice.createQuarterBridge': { lease_id: lease.id },
    'invoice.update': { id: ready.id, status: 'READY' },
    'invoiceRow.create': { invoicebase_id: edited.id, ...row },
    'invoiceRow.update': { id: rowId, ...row },
    'invoiceAction.generateManual': {},
    'invoiceAction.pay': { payment: 1 },
    'invoiceAction.creditPart': { reason: 'X', start: '2026-12-01', stop: '2026-12-31' },
    'invoiceAction.previewCreditPart': {},
    'invoiceAction.changeDueDate': { due_at: '2027-05-01' },
  };
  const idOf: Record<string, number> = {
    'invoice.listByLease': lease.id,
    'invoice.listByTenant': tenantId,
    'invoiceRow.remove': rowId,
    'invoiceAction.pay': partlyPaid.id,
    'invoiceAction.credit': partlyPaid.id,
  };
  const withoutId = ['invoice.list', 'invoice.sendAll', 'invoice.remarks'];
  const invoiceCallsWithId = allCalls
    .map(({ noun, name, call }) => ({ key: `${noun}.${name}`, call }))
    .filter(({ key }) => /^invoice(Action|Row)?\./.test(key) && !withoutId.includes(key));
  expect(invoiceCallsWithId).toHaveLength(25);
  for (const { key, call } of invoiceCallsWithId) {
    const body = bodies[key];
    const { status } = await stranger.failure(call, {
      params: {
        ...(call.path.includes('{type}') ? { type: 'manual' } : {}),
        ...(call.path.includes('{paymentId}') ? { paymentId: 1 } : {}),
        id: idOf[key] ?? edited.id,
      },
      ...(body ? { body } : {}),
    });
    expect({ key, status }).toEqual({ key, status: 404 });
  }
});

test('keeps an invoice whose lease has been deleted', async () => {
  const { user, account, lease } = await setUp();
  const { id } = await createSentInvoice(user, lease.id);
  await app.forAccount(account, (tx) => tx.deleteFrom('lease').where('id', '=', lease.id).execute());
  const invoice = await user.get(invoiceCalls.detail, { params: { id } });
  expect(invoice).toMatchObject({ lease_id: null, lease: null, tenant: { name: 'Bo Östlund' } });
});
