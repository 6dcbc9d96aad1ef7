import {
  createLeasedApartment,
  createReadyInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { creditCalls } from '@husrum/contract/credit';
import { economyCalls } from '@husrum/contract/economy';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { searchCalls } from '@husrum/contract/search';
import { writeOffCalls } from '@husrum/contract/write-off';
import { formatOre } from '@husrum/format';
import { sql } from 'kysely';
import { createCamtFile, toUpload } from '../bank-file/bank-file.test-data';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

/**
 * An invoice of 8 500 kr with 2 125 kr VAT for December, due on 21 December, of which 5 000 kr are paid: on 15 January, 5 625 kr are
 * left, of which 1 125 kr are VAT.
 */
const setUp = async () => {
  const account = await makeAccount(app);
  const { user, lease, tenantId } = await createLeasedApartment(app, account, { lease: { tax_rate: 25 } });
  const { id, ocr } = await createSentInvoice(user, lease.id);
  const params = manualInvoiceParams(id);
  const pay = (payment: number, day: string) =>
    user.post(invoiceActionCalls.pay, { params, body: { payment, paid_at: day } });
  await pay(5000, '2026-11-19');
  app.clock.set('2027-01-15T08:00:00Z');
  const input = { invoice_id: id, day: '2027-01-15', reason: 'Konkurs' };
  const undo = async (index: number) => {
    const { registered_payments = [] } = await user.get(invoiceCalls.detail, { params: { id } });
    return user.post(invoiceActionCalls.undoPayment, {
      params: { ...params, paymentId: registered_payments[index]?.payment_id ?? 0 },
    });
  };
  return {
    ...{ account, user, lease, id, ocr, params, pay, undo },
    read: () => user.get(invoiceCalls.detail, { params: { id } }),
    state: () => user.get(writeOffCalls.ofInvoice, { params: { id } }),
    writeOff: (change: object = {}) => user.post(writeOffCalls.create, { body: { ...input, ...change } }),
    refuse: (change: object = {}) => user.failure(writeOffCalls.create, { body: { ...input, ...change } }),
    takeBack: () => user.post(writeOffCalls.undo, { params: { id } }),
    credits: async () => (await user.get(creditCalls.listByTenant, { params: { id: tenantId } })).data,
    list: async (query: object) =>
      (await user.get(invoiceCalls.list, { query })).data.map((invoice) => invoice.id),
    vouchers: () =>
      app.forAccount(account, async (tx) => {
        const { rows } = await sql<{ text: string }>`
          select kind || ' ' || booked_on || ' ' || amount_ore || ': ' || (
            select string_agg(account || ' ' || ore, ', ' order by id) from voucher_line where voucher_id = voucher.id) as text
          from voucher where write_off_id is not null order by id`.execute(tx);
        return rows.map(({ text }) => text);
      }),
  };
};
const writtenOffVoucher = 'WRITE_OFF 2027-01-15 -562500: 6351 450000, 2611 112500, 1510 -562500';

test('before it is written off, the user sees what is left and which VAT comes back', async () => {
  const { state } = await setUp();
  expect(await state()).toEqual({
    ...{ left: 5625, tax: 1125, vat: [{ tax_rate: 25, base: 4500, tax: 1125 }] },
    ...{ earliest_day: '2026-12-22', written_off: 0, written_off_tax: 0 },
  });
});

test('a written-off invoice has nothing left, is not paid, and its VAT is back', async () => {
  const { read, writeOff, vouchers } = await setUp();
  expect(await writeOff()).toMatchObject({
    left: 0,
    tax: 0,
    vat: [],
    written_off: 5625,
    written_off_tax: 1125,
  });
  expect(await vouchers()).toEqual([writtenOffVoucher]);
  const invoice = await read();
  expect(invoice).toMatchObject({ status: 'PAYED', payment_left: 0, written_off: 5625 });
  expect(invoice.timeline.at(-1)).toMatchObject({ what: `Avskriven ${formatOre(562_500)}: Konkurs` });
  expect(invoice.timeline.map(({ station }) => station)).not.toContain('PAID');
  expect(invoice.ahead).toEqual([]);
});

test('a written-off invoice is never late, and in no list counted as paid or unpaid', async () => {
  const { user, id, ocr, writeOff, list } = await setUp();
  expect(await list({ filter: 'overdue' })).toEqual([id]);
  expect(await list({ written_off: true })).toEqual([]);
  await writeOff();
  app.clock.set('2027-03-01T08:00:00Z');
  expect(await list({ filter: 'overdue' })).toEqual([]);
  expect(await list({ filter: 'unpaid' })).toEqual([]);
  expect(await list({ status: 'PAYED' })).toEqual([]);
  expect(await list({ written_off: true })).toEqual([id]);
  const { hits } = await user.get(searchCalls.find, { query: { query: ocr ?? '' } });
  expect(hits.hits[0]?._source.render.subtitle).toMatch(/ · Avskriven$/);
  const csv = await user.raw(invoiceBatchCalls.export, { body: { ids: [id] } });
  expect(csv.body).toContain(';Avskriven;');
});

test('a rental month has what was paid, and nothing left of what is written off', async () => {
  const { user, writeOff } = await setUp();
  await writeOff();
  app.clock.set('2026-12-15T08:00:00Z');
  const { stat_rental_months, stat_month_paid } = await user.get(economyCalls.statistics);
  expect(stat_rental_months?.[0]).toEqual({ month: '2026-12', billed: 10_625, paid: 5000, left: 0 });
  expect(stat_month_paid).toBe(5000);
});

test('a payment takes back just what it pays, and undoing it writes that off again', async () => {
  const { read, writeOff, pay, undo, state, vouchers, credits } = await setUp();
  await writeOff();
  app.clock.set('2027-02-10T08:00:00Z');
  await pay(2000, '2027-02-09');
  expect(await read()).toMatchObject({ status: 'PAYED', payment_left: 0, written_off: 3625 });
  expect(await state()).toMatchObject({ written_off: 3625, written_off_tax: 725 });
  const recovered = 'UNDONE_WRITE_OFF 2027-02-09 200000: 6351 -160000, 2611 -40000, 1510 200000';
  expect(await vouchers()).toEqual([writtenOffVoucher, recovered]);
  expect(await credits()).toEqual([]);

  app.clock.set('2027-02-20T08:00:00Z');
  await undo(1);
  expect(await read()).toMatchObject({ status: 'PAYED', payment_left: 0, written_off: 5625 });
  const restored = 'WRITE_OFF 2027-02-20 -200000: 6351 160000, 2611 40000, 1510 -200000';
  expect(await vouchers()).toEqual([writtenOffVoucher, recovered, restored]);
});

test('when all is paid after all, the invoice is paid, and what is too much is credit', async () => {
  const { read, writeOff, pay, credits, vouchers, list, id } = await setUp();
  await writeOff();
  await pay(5000, '2027-01-15');
  await pay(1000, '2027-01-15');
  const invoice = await read();
  expect(invoice).toMatchObject({ status: 'PAYED', payment_left: 0, written_off: 0 });
  expect(invoice.timeline.map(({ station }) => station)).toContain('PAID');
  expect(await credits()).toMatchObject([{ amount: 375 }]);
  expect(await list({ status: 'PAYED' })).toEqual([id]);
  expect((await vouchers()).slice(1)).toEqual([
    'UNDONE_WRITE_OFF 2027-01-15 500000: 6351 -400000, 2611 -100000, 1510 500000',
    'UNDONE_WRITE_OFF 2027-01-15 62500: 6351 -50000, 2611 -12500, 1510 62500',
  ]);
});

test('a payment of an earlier day recovers it on the day of the write-off', async () => {
  const { writeOff, pay, vouchers } = await setUp();
  await writeOff();
  await pay(625, '2027-01-02');
  expect((await vouchers()).at(-1)).toBe(
    'UNDONE_WRITE_OFF 2027-01-15 62500: 6351 -50000, 2611 -12500, 1510 62500',
  );
});

test('öre that are missing are not rounded off: they stay written off', async () => {
  const { read, writeOff, pay, vouchers } = await setUp();
  await writeOff();
  await pay(5624.79, '2027-01-15');
  expect(await read()).toMatchObject({ payment_left: 0, written_off: 0.21 });
  expect((await vouchers()).at(-1)).toMatch(/^UNDONE_WRITE_OFF 2027-01-15 562479: /);
});

test('a payment of the bank with its OCR number finds it', async () => {
  const { user, id, ocr, writeOff, read } = await setUp();
  await writeOff();
  app.clock.set('2027-02-10T08:00:00Z');
  const text = createCamtFile([{ ocr: ocr ?? '', amount: 5625 }]);
  const file = await user.post(bankFileCalls.upload, { body: {}, file: toUpload(text) });
  const payments = await user.get(bankFileCalls.payments, { params: { id: file.id } });
  expect(payments.data).toMatchObject([{ state: 'READY', reason: 'EXACT', invoice: { id, left: 5625 } }]);
  expect(
    await user.post(bankFileCalls.book, { params: { id: file.id }, body: { count: 1, amount: 5625 } }),
  ).toEqual({ count: 1, amount: 5625, surplus: 0 });
  expect(await read()).toMatchObject({ status: 'PAYED', payment_left: 0, written_off: 0 });
});

test('a user takes it back: the rest is late again, and can be written off once more', async () => {
  const { user, read, writeOff, takeBack, pay, vouchers, id } = await setUp();
  await writeOff();
  await pay(2000, '2027-01-15');
  app.clock.set('2027-01-20T08:00:00Z');
  expect(await takeBack()).toMatchObject({
    left: 3625,
    tax: 725,
    written_off: 0,
    earliest_day: '2027-01-20',
  });
  expect(await read()).toMatchObject({ status: 'OVERDUE', payment_left: 3625, written_off: 0 });
  expect((await vouchers()).at(-1)).toBe(
    'UNDONE_WRITE_OFF 2027-01-20 362500: 6351 -290000, 2611 -72500, 1510 362500',
  );
  expect(await user.failure(writeOffCalls.undo, { params: { id } })).toMatchObject({
    ...{ status: 409, serverMessage: 'Avin är inte avskriven.' },
  });
  await writeOff({ day: '2027-01-20' });
  expect(await read()).toMatchObject({ status: 'PAYED', written_off: 3625 });
});

test('what a user has taken back is not written off again when a payment is undone', async () => {
  const { read, writeOff, takeBack, pay, undo } = await setUp();
  await writeOff();
  await pay(2000, '2027-01-15');
  await takeBack();
  await undo(1);
  expect(await read()).toMatchObject({ status: 'OVERDUE', payment_left: 5625, written_off: 0 });
});

test('a payment of before that is undone afterwards is owed again, and can be written off, too', async () => {
  const { read, writeOff, undo, state, refuse } = await setUp();
  await writeOff();
  app.clock.set('2027-01-20T08:00:00Z');
  await undo(0);
  expect(await read()).toMatchObject({ status: 'OVERDUE', payment_left: 5000, written_off: 5625 });
  expect(await refuse()).toMatchObject({ data: { day: ['Dagen kan vara tidigast 2027-01-20'] } });
  await writeOff({ day: '2027-01-20' });
  expect(await state()).toMatchObject({ left: 0, written_off: 10_625, written_off_tax: 2125 });
});

test.each([
  [{ day: '2027-01-16' }, { day: ['Dagen kan inte vara i framtiden'] }],
  [{ day: '2026-12-21' }, { day: ['Dagen kan vara tidigast 2026-12-22'] }],
  [{ day: '' }, { day: ['Dag måste fyllas i'] }],
  [{ reason: ' ' }, { reason: ['Orsak måste fyllas i'] }],
])('%j is refused under its field, and nothing is written off', async (change, data) => {
  const { refuse, read, vouchers } = await setUp();
  expect(await refuse(change)).toMatchObject({ status: 422, data });
  expect(await read()).toMatchObject({ status: 'OVERDUE', payment_left: 5625, written_off: 0 });
  expect(await vouchers()).toEqual([]);
});

test('nothing is written off twice, or of an invoice that is paid, not late, not sent or a credit invoice', async () => {
  const { user, lease, refuse, writeOff } = await setUp();
  await writeOff();
  expect(await refuse()).toMatchObject({ status: 409, serverMessage: 'Avin är redan avskriven.' });

  const next = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect(await refuse({ invoice_id: next.id })).toMatchObject({
    ...{ status: 409, serverMessage: expect.stringContaining('inte förfallit') },
  });
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(next.id),
    body: { payment: 10_625, paid_at: '2027-01-15' },
  });
  expect(await refuse({ invoice_id: next.id })).toMatchObject({
    ...{ status: 409, serverMessage: 'Inget är kvar att betala på avin.' },
  });
  const { credited_by } = await user.post(invoiceActionCalls.credit, {
    params: manualInvoiceParams(next.id),
  });
  expect(await refuse({ invoice_id: credited_by?.id })).toMatchObject({
    ...{ status: 409, serverMessage: expect.stringContaining('kreditavi') },
  });
  expect(await refuse({ invoice_id: next.id })).toMatchObject({
    ...{ status: 409, serverMessage: expect.stringContaining('krediterad') },
  });
  const ready = await createReadyInvoice(user, lease.id, '2027-02-01', '2027-02-28');
  expect(await refuse({ invoice_id: ready.id })).toMatchObject({
    ...{ status: 409, serverMessage: expect.stringContaining('Skicka den först') },
  });
});

test('an invoice in an accounting program is written off there', async () => {
  const { account, id, refuse } = await setUp();
  await app.forAccount(account, (tx) =>
    tx.updateTable('invoicebase').set({ invoice_type: 'FORTNOX' }).where('id', '=', id).execute(),
  );
  expect(await refuse()).toMatchObject({
    ...{ status: 409, serverMessage: 'Avin bokförs i Fortnox. Skriv av den där.' },
  });
});

test('a written-off invoice is credited or cancelled only when that is taken back', async () => {
  const { user, params, writeOff, takeBack, read } = await setUp();
  await writeOff();
  const refused = { status: 409, serverMessage: 'Hyresavin är avskriven. Ta tillbaka avskrivningen först.' };
  expect(await user.failure(invoiceActionCalls.credit, { params })).toMatchObject(refused);
  const body = { reason: 'Avdrag', start: '2026-12-01', stop: '2026-12-10' };
  expect(await user.failure(invoiceActionCalls.creditPart, { params, body })).toMatchObject(refused);
  expect(await user.failure(invoiceActionCalls.cancel, { params })).toMatchObject(refused);
  await takeBack();
  await user.post(invoiceActionCalls.credit, { params });
  expect(await read()).toMatchObject({ status: 'CREDITED', payment_left: 0, written_off: 0 });
});

test('a payment that recovered all, and was released by a credit, is undone without writing off again', async () => {
  const { user, params, writeOff, pay, undo, read, credits } = await setUp();
  await writeOff();
  await pay(5625, '2027-01-15');
  await user.post(invoiceActionCalls.credit, { params });
  expect(await credits()).toMatchObject([{ amount: 10_625 }]);
  await undo(1);
  expect(await read()).toMatchObject({ status: 'CREDITED', payment_left: 0, written_off: 0 });
  expect(await credits()).toMatchObject([{ amount: 5000 }]);
});

test('of an invoice with a partial credit, the VAT of the rest comes back', async () => {
  const { user, params, writeOff, state, vouchers } = await setUp();
  // 10 of 31 days: 2 741,94 without VAT.
  const body = { reason: 'Avdrag', start: '2026-12-01', stop: '2026-12-10' };
  await user.post(invoiceActionCalls.creditPart, { params, body });
  expect(await state()).toMatchObject({ left: 2198, tax: 439.57 });
  await writeOff();
  expect(await vouchers()).toEqual(['WRITE_OFF 2027-01-15 -219800: 6351 175843, 2611 43957, 1510 -219800']);
});

test('selected for payment, it is named, and left as it is', async () => {
  const { user, id, writeOff, read } = await setUp();
  await writeOff();
  const outcome = await user.post(invoiceBatchCalls.pay, { body: { ids: [id], paid_at: '2027-01-15' } });
  expect(outcome).toMatchObject({
    done: 0,
    failures: [{ id, message: expect.stringContaining('avskriven') }],
  });
  expect(await read()).toMatchObject({ written_off: 5625 });
});

test('the database refuses to change or delete what was written off', async () => {
  const { account, writeOff } = await setUp();
  await writeOff();
  const run = (statement: string) => app.forAccount(account, (tx) => sql.raw(statement).execute(tx));
  await expect(run('delete from write_off')).rejects.toThrow('append-only');
  await expect(run('update write_off set amount_ore = 1')).rejects.toThrow('append-only');
  await expect(run('update write_off_part set tax_ore = 1')).rejects.toThrow('append-only');
});
