import { makeAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseCalls } from '@husrum/contract/lease';
import { createEditableInvoice, createLeasedApartment, createReadyInvoice } from './invoice.test-data';

const app = testServer();

const setUp = async (options = {}) => createLeasedApartment(app, await makeAccount(app), options);

test('creates an editable invoice for the given days, with an explanation', async () => {
  const { user, lease, company, tenantId } = await setUp({ lease: { start: '2026-11-16' } });
  const invoice = await createEditableInvoice(user, lease.id, '2026-11-16', '2026-11-30');
  expect(invoice).toMatchObject({
    title: 'Hyresavi 2026-11-16 – 2026-11-30',
    kind: 'RENT',
    status: 'EDIT',
    invoice_type: null,
    reference: null,
    ocr: null,
    locked_at: null,
    lease: { id: lease.id, entity: { name: 'Lgh 1001' } },
    tenant: { id: tenantId, name: 'Bo Östlund', email: 'bo@example.se' },
    company: { id: company.id },
    fee: 4250,
    tax: 0,
    rounded_amount: 0,
    pay_amount_rounded: 4250,
    payment_left: 4250,
    due_at: '2026-12-21',
    breadcrumb: [
      { title: 'Hyresavier', link: '/invoicebase/overview' },
      { title: 'Ej skapad', link: null },
    ],
  });
  expect(invoice.rows).toHaveLength(1);
  expect(invoice.rows[0]).toMatchObject({ quantity: 1, fee: 4250, total: 4250, tax_rate: 0 });
  expect(invoice.rows[0]?.explanation).toContain('15/30');
  expect(invoice.timeline).toEqual([
    {
      what: 'Skapad för hand',
      at: '2026-11-20T08:00:00.000Z',
      who: 'Anna Andersson',
      station: 'CREATED',
    },
  ]);
  expect(invoice.ahead.map(({ station }) => station)).toEqual(['APPROVED', 'SENT', 'PAID']);
  expect(invoice.rows[0]).toMatchObject({ start: '2026-11-16', stop: '2026-11-30' });
});

test.each([
  ['2026-12-31', '2026-12-01', { stop: ['Till kan inte vara före Från'] }],
  ['2025-12-01', '2025-12-31', { start: ['Uthyrningen börjar 2026-01-01'] }],
  ['2027-06-01', '2027-07-31', { stop: ['Uthyrningen slutar 2027-06-30'] }],
  ['2027-07-01', '2027-07-31', { start: ['Uthyrningen slutade 2027-06-30'] }],
])('rejects the period %s to %s, with the error under the field to correct', async (start, stop, data) => {
  const { user, lease } = await setUp({ lease: { stop: '2027-06-30' } });
  const refused = await user.failure(invoiceCalls.create, { body: { lease_id: lease.id, start, stop } });
  expect(refused).toMatchObject({ status: 422, data });
});

test('rejects a day that is already invoiced, except for a supplement or after a cancellation', async () => {
  const { user, lease } = await setUp();
  const first = await createReadyInvoice(user, lease.id);
  const again = { lease_id: lease.id, start: '2026-12-15', stop: '2027-01-14' };
  expect(await user.failure(invoiceCalls.create, { body: again })).toMatchObject({
    status: 422,
    data: { start: [`Perioden är redan aviserad (${first.reference}, 2026-12-01 – 2026-12-31)`] },
  });
  const created = await user.post(invoiceCalls.create, { body: { ...again, supplement: true } });
  expect(created.invoicebase).toMatchObject({ kind: 'SUPPLEMENT', rows: [], pay_amount_rounded: 0 });
  await user.post(invoiceActionCalls.cancel, { params: { type: 'manual', id: first.id } });
  const cancelled = await user.get(invoiceCalls.detail, { params: { id: first.id } });
  expect(cancelled.paper).toMatchObject({ draft: false, cancelled: true, payment: [] });
  await user.post(invoiceCalls.create, { body: again });
});

test('advances the next invoice month only when the coming period is invoiced', async () => {
  const { user, lease } = await setUp();
  expect(lease.next_invoice_month).toBe('2026-01');
  await createEditableInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({
    next_invoice_month: '2026-01',
  });
  await createEditableInvoice(user, lease.id, '2026-01-01', '2026-01-31');
  expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({
    next_invoice_month: '2026-02',
  });
});

test('the lease page names as next the first period that no invoice by hand covers, also after one for several periods', async () => {
  const { user, lease } = await setUp({ settings: { auto_enabled: true } });
  // 2027-01 is the first month of the runs.
  await createEditableInvoice(user, lease.id, '2027-02-01', '2027-02-28');
  const readLease = () => user.get(leaseCalls.detail, { params: { id: lease.id } });
  expect((await readLease()).next_notice).toMatchObject({ start: '2027-01-01', stop: '2027-01-31' });
  await createEditableInvoice(user, lease.id, '2026-12-01', '2027-01-31');
  expect(await readLease()).toMatchObject({
    next_notice: { start: '2027-03-01', stop: '2027-03-31' },
    effective_invoice_month: '2027-03',
  });
  await createEditableInvoice(user, lease.id, '2027-03-01', '2027-04-30');
  expect((await readLease()).next_notice).toMatchObject({ start: '2027-05-01', stop: '2027-05-31' });
});

test('rejects an update based on an outdated version', async () => {
  const { user, lease } = await setUp({ settings: { auto_require_review: true } });
  const { id, updated_at } = await createReadyInvoice(user, lease.id);
  await user.post(invoiceRowCalls.create, {
    body: { invoicebase_id: id, name: 'Nyckel', quantity: 1, fee: 100, tax_rate: 0 },
  });
  const staleUpdate = { body: { id, status: 'READY', updated_at } };
  expect(await user.failure(invoiceCalls.update, staleUpdate)).toMatchObject({
    status: 409,
    data: { status: ['Nu sparat: Attestering, 8\u00a0600\u00a0kr att betala'] },
  });
});

test('removes an invoice that is not sent, after which its period can be invoiced again', async () => {
  const { user, lease } = await setUp();
  const { id } = await createEditableInvoice(user, lease.id);
  await user.remove(invoiceCalls.remove, { params: { id } });
  expect(await user.failure(invoiceCalls.detail, { params: { id } })).toMatchObject({ status: 404 });
  await createEditableInvoice(user, lease.id);
});
