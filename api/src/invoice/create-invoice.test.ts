import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseCalls } from '@husrum/contract/lease';
import { makeAccount, testServer } from '../../test/kit';
import { createdInvoice, letFlat, readyInvoice } from './invoice.test-data';

const app = testServer();

const begin = async (given = {}) => letFlat(app, await makeAccount(app), given);

test('an invoice is made for the days asked for, explained, and is edited until it is generated', async () => {
  const { user, lease, company, tenantId } = await begin({ lease: { start: '2026-11-16' } });
  const invoice = await createdInvoice(user, lease.id, '2026-11-16', '2026-11-30');
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
])('the period %s to %s is refused under the field that is wrong', async (start, stop, data) => {
  const { user, lease } = await begin({ lease: { stop: '2027-06-30' } });
  const refused = await user.failure(invoiceCalls.create, { body: { lease_id: lease.id, start, stop } });
  expect(refused).toMatchObject({ status: 422, data });
});

test('no day is asked rent for twice, but a supplement may be', async () => {
  const { user, lease } = await begin();
  const first = await readyInvoice(user, lease.id);
  const again = { lease_id: lease.id, start: '2026-12-15', stop: '2027-01-14' };
  expect(await user.failure(invoiceCalls.create, { body: again })).toMatchObject({
    status: 422,
    data: { start: [`Perioden är redan aviserad (${first.reference}, 2026-12-01 – 2026-12-31)`] },
  });
  const made = await user.post(invoiceCalls.create, { body: { ...again, supplement: true } });
  expect(made.invoicebase).toMatchObject({ kind: 'SUPPLEMENT', rows: [], pay_amount_rounded: 0 });
  await user.post(invoiceActionCalls.cancel, { params: { type: 'manual', id: first.id } });
  await user.post(invoiceCalls.create, { body: again });
});

test('an invoice for the coming period moves the lease on, another one does not', async () => {
  const { user, lease } = await begin();
  expect(lease.next_invoice_month).toBe('2026-01');
  await createdInvoice(user, lease.id, '2026-03-01', '2026-03-31');
  expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({
    next_invoice_month: '2026-01',
  });
  await createdInvoice(user, lease.id, '2026-01-01', '2026-01-31');
  expect(await user.get(leaseCalls.detail, { params: { id: lease.id } })).toMatchObject({
    next_invoice_month: '2026-02',
  });
});

test('rows are counted with VAT on the sum of each rate, and the total is whole kronor', async () => {
  const { user, lease } = await begin();
  const { id } = await createdInvoice(user, lease.id);
  const add = (name: string, quantity: number, fee: number, tax_rate: number) =>
    user.post(invoiceRowCalls.create, {
      body: { invoicebase_id: id, name, quantity, fee, tax_rate, unit: 'st' },
    });
  await add('Bilplats', 1, 450.5, 25);
  await add('Bredband', 1, 199, 25);
  const invoice = await add('Rabatt', -1, 150, 0);
  expect(invoice).toMatchObject({
    fee: 8999.5,
    tax: 162.38,
    rounded_amount: 0.12,
    pay_amount_rounded: 9162,
    vat: [
      { tax_rate: 25, net: 649.5, tax: 162.38 },
      { tax_rate: 0, net: 8350, tax: 0 },
    ],
  });
  expect(invoice.rows.map(({ tax }) => tax)).toEqual([0, 112.63, 49.75, 0]);

  const [rent, , broadband] = invoice.rows;
  const changed = await user.patch(invoiceRowCalls.update, {
    body: { id: rent?.id, name: 'Hyra', quantity: 0.5, fee: 8500, tax_rate: 0, unit: null },
  });
  expect(changed.rows[0]).toMatchObject({ name: 'Hyra', quantity: 0.5, total: 4250, explanation: null });
  const removed = await user.remove(invoiceRowCalls.remove, { params: { id: broadband?.id ?? 0 } });
  expect(removed).toMatchObject({
    fee: 4550.5,
    tax: 112.63,
    rounded_amount: -0.13,
    pay_amount_rounded: 4663,
  });
});

test('a row needs a name, a quantity, a price and a rate', async () => {
  const { user, lease } = await begin();
  const { id } = await createdInvoice(user, lease.id);
  const refused = await user.failure(invoiceRowCalls.create, { body: { invoicebase_id: id, tax_rate: 7 } });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.data).sort()).toEqual(['fee', 'name', 'quantity', 'tax_rate']);
});

describe('generating as a manual invoice', () => {
  test('gives the next number and its OCR', async () => {
    const { user, lease } = await begin();
    const first = await readyInvoice(user, lease.id);
    const second = await readyInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    expect(first).toMatchObject({
      status: 'READY',
      invoice_type: 'MANUAL',
      reference: '100001',
      ocr: '10000180',
    });
    expect(second).toMatchObject({ reference: '100002' });
    const again = { params: { id: first.id }, body: {} };
    expect(await user.failure(invoiceActionCalls.generateManual, again)).toMatchObject({ status: 409 });
  });

  test('takes a number of one’s own, once', async () => {
    const { user, lease } = await begin();
    const first = await createdInvoice(user, lease.id);
    const second = await createdInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const made = await user.post(invoiceActionCalls.generateManual, {
      params: { id: first.id },
      body: { reference: 'H-2026-17', ocr: '102 343' },
    });
    expect(made).toMatchObject({ reference: 'H-2026-17', ocr: '102343' });
    const same = await user.failure(invoiceActionCalls.generateManual, {
      params: { id: second.id },
      body: { reference: 'H-2026-17', ocr: '102343' },
    });
    expect(same.data).toEqual({
      reference: ['Referensen används redan på en annan hyresavi'],
      ocr: ['OCR-numret används redan på en annan hyresavi'],
    });
    const wrong = { params: { id: second.id }, body: { ocr: '102344' } };
    expect((await user.failure(invoiceActionCalls.generateManual, wrong)).data).toEqual({
      ocr: ['OCR-numret stämmer inte, kontrollera siffrorna'],
    });
    expect(await user.get(invoiceCalls.detail, { params: { id: second.id } })).toMatchObject({
      status: 'EDIT',
      reference: null,
    });
  });

  test('passes over a number that somebody has already used', async () => {
    const { user, lease } = await begin();
    const first = await createdInvoice(user, lease.id);
    await user.post(invoiceActionCalls.generateManual, {
      params: { id: first.id },
      body: { reference: '100001' },
    });
    expect(await readyInvoice(user, lease.id, '2027-01-01', '2027-01-31')).toMatchObject({
      reference: '100002',
    });
  });

  test('leads through review where the company asks for it, and again when a row changes', async () => {
    const { user, lease } = await begin({ settings: { auto_require_review: true } });
    const made = await readyInvoice(user, lease.id);
    expect(made.status).toBe('REVIEW');
    const { id } = made;
    expect(await user.failure(invoiceCalls.send, { params: { id } })).toMatchObject({ status: 409 });
    const ready = await user.patch(invoiceCalls.update, { body: { id, status: 'READY' } });
    expect(ready.status).toBe('READY');
    const changed = await user.post(invoiceRowCalls.create, {
      body: { invoicebase_id: id, name: 'Nyckel', quantity: 1, fee: 100, tax_rate: 25 },
    });
    expect(changed).toMatchObject({ status: 'REVIEW', pay_amount_rounded: 8625 });
  });

  test('shows why an invoice cannot be sent, until it is put right', async () => {
    const { user, lease } = await begin();
    const { id } = await createdInvoice(user, lease.id);
    const row = { invoicebase_id: id, name: 'Avdrag', quantity: 1, fee: -9000, tax_rate: 0 };
    const minus = await user.post(invoiceRowCalls.create, { body: row });
    const made = await user.post(invoiceActionCalls.generateManual, { params: { id }, body: {} });
    expect(made).toMatchObject({
      status: 'ERROR',
      error: 'Avdragen är större än hyran: summan att betala är negativ',
    });
    const refused = await user.failure(invoiceCalls.update, { body: { id, status: 'READY' } });
    expect(refused).toMatchObject({ status: 422, said: made.error });
    await user.remove(invoiceRowCalls.remove, { params: { id: minus.rows[1]?.id ?? 0 } });
    expect(await user.get(invoiceCalls.detail, { params: { id } })).toMatchObject({
      status: 'READY',
      error: null,
    });
  });
});

test('a change made meanwhile is not overwritten', async () => {
  const { user, lease } = await begin({ settings: { auto_require_review: true } });
  const { id, updated_at } = await readyInvoice(user, lease.id);
  await user.post(invoiceRowCalls.create, {
    body: { invoicebase_id: id, name: 'Nyckel', quantity: 1, fee: 100, tax_rate: 0 },
  });
  const late = { body: { id, status: 'READY', updated_at } };
  expect(await user.failure(invoiceCalls.update, late)).toMatchObject({
    status: 409,
    data: { status: ['Nu sparat: Attestering, 8\u00a0600\u00a0kr att betala'] },
  });
});

test('what is not sent can be removed', async () => {
  const { user, lease } = await begin();
  const { id } = await createdInvoice(user, lease.id);
  await user.remove(invoiceCalls.remove, { params: { id } });
  expect(await user.failure(invoiceCalls.detail, { params: { id } })).toMatchObject({ status: 404 });
  await createdInvoice(user, lease.id);
});
