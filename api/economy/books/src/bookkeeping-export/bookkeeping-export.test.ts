import { insertPortfolio } from '@husrum/api-demo';
import {
  type ApartmentOptions,
  createAccountWithLease,
  createEditableInvoice,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { companyCalls } from '@husrum/contract/company';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { balances, readSie } from './sie-file.test-data';

const app = testServer();
const november = { from: '2026-11-01', to: '2026-11-30' };
const december = { from: '2026-12-01', to: '2026-12-31' };

const setUp = (options?: ApartmentOptions) => createAccountWithLease(app, options);
type SetUp = Awaited<ReturnType<typeof setUp>>;
type User = SetUp['user'];

const readFile = async (user: User, companyId: number, query = november) => {
  const answer = await user.raw(bookkeepingExportCalls.file, { params: { id: companyId }, query });
  expect(answer.statusCode).toBe(200);
  return { answer, bytes: answer.rawPayload, sie: readSie(answer.rawPayload) };
};
const preview = (user: User, companyId: number, query = november) =>
  user.get(bookkeepingExportCalls.preview, { params: { id: companyId }, query });
const pay = (user: User, id: number, payment: number, paidAt: string | null = null) =>
  user.post(invoiceActionCalls.pay, { params: manualInvoiceParams(id), body: { payment, paid_at: paidAt } });
const moveToFortnox = (account: TestAccount, invoiceId: number) =>
  app.forAccount(account, (tx) =>
    tx.updateTable('invoicebase').set({ invoice_type: 'FORTNOX' }).where('id', '=', invoiceId).execute(),
  );

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

test('a sent invoice and its payment become vouchers that balance, in a file named by company and month', async () => {
  const { user, company, lease } = await setUp({ lease: { fee: 8500.5, tax_rate: 25 } });
  const invoice = await createSentInvoice(user, lease.id);
  await pay(user, invoice.id, 10_626, '2026-11-19');

  const { answer, sie } = await readFile(user, company.id);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; .*''husrum-[a-z0-9-]+-2026-11\.si$/);
  expect(sie.labels.get('#FNAMN')).toEqual([[company.name]]);
  expect(sie.labels.get('#ORGNR')).toEqual([[company.organisation_number]]);
  expect(sie.labels.get('#GEN')).toEqual([['20261120', 'Husrum']]);
  expect(sie.labels.get('#KONTO')?.map(([number]) => number)).toEqual([
    '1510',
    '1930',
    '2611',
    '3001',
    '3740',
  ]);
  expect(sie.vouchers).toEqual([
    {
      date: '2026-11-19',
      text: 'Inbetalning avi 100001 Bo Östlund',
      lines: [
        { account: 1930, ore: 1_062_600 },
        { account: 1510, ore: -1_062_600 },
      ],
    },
    {
      date: '2026-11-20',
      text: 'Hyresavi 100001 Bo Östlund',
      lines: [
        { account: 1510, ore: 1_062_600 },
        { account: 3001, ore: -850_050 },
        { account: 2611, ore: -212_513 },
        { account: 3740, ore: -37 },
      ],
    },
  ]);
});

test('the preview has the counts, the sums and the accounts of the file', async () => {
  const { user, company, lease } = await setUp({ lease: { fee: 8500.5, tax_rate: 25 } });
  const invoice = await createSentInvoice(user, lease.id);
  await pay(user, invoice.id, 10_626);
  expect(await preview(user, company.id)).toEqual({
    company: { id: company.id, name: company.name },
    vouchers: [
      { kind: 'INVOICE', count: 1, amount: 10_626 },
      { kind: 'PAYMENT', count: 1, amount: 10_626 },
    ],
    accounts: [
      { number: 1510, name: 'Kundfordringar', debit: 10_626, credit: 10_626 },
      { number: 1930, name: 'Företagskonto', debit: 10_626, credit: 0 },
      {
        number: 2611,
        name: 'Utgående moms på försäljning inom Sverige, 25 %',
        debit: 0,
        credit: 2125.13,
      },
      { number: 3001, name: 'Hyror 25 % moms', debit: 0, credit: 8500.5 },
      { number: 3740, name: 'Öres- och kronutjämning', debit: 0, credit: 0.37 },
    ],
    left_out: [],
    unsent_credits: 0,
  });
});

test('a credit invoice is booked on the day when it is sent, and the surplus stays on the customers account', async () => {
  const { user, company, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  await pay(user, invoice.id, 8500);
  const credited = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(invoice.id) });
  expect(await preview(user, company.id)).toMatchObject({ unsent_credits: 1 });
  expect(balances((await readFile(user, company.id)).sie)).toEqual({
    1510: 0,
    1930: 850_000,
    3004: -850_000,
  });

  app.clock.set('2026-12-02T08:00:00Z');
  await user.post(invoiceCalls.send, { params: { id: credited.credited_by?.id ?? 0 } });
  const { sie } = await readFile(user, company.id, december);
  expect(sie.vouchers.map(({ date, text }) => [date, text])).toEqual([
    ['2026-12-02', 'Kreditavi 100002 Bo Östlund'],
  ]);
  expect(balances(sie)).toEqual({ 1510: -850_000, 3004: 850_000 });
  expect(await preview(user, company.id, december)).toMatchObject({
    unsent_credits: 0,
    vouchers: [{ kind: 'CREDIT', count: 1, amount: -8500 }],
  });
});

test('credit that is offset on the next invoice has no voucher: it never left the customers account', async () => {
  const { user, company, lease } = await setUp();
  const first = await createSentInvoice(user, lease.id);
  await pay(user, first.id, 9000);
  const next = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
  expect(next.payment_left).toBe(8000);
  const { sie } = await readFile(user, company.id);
  expect(sie.vouchers).toHaveLength(3);
  expect(balances(sie)).toEqual({ 1510: 800_000, 1930: 900_000, 3004: -1_700_000 });
});

test('undoing a payment and cancelling an invoice are booked on the day of the act, and leave all accounts at 0', async () => {
  const { user, company, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  const paid = await pay(user, invoice.id, 8500);
  app.clock.set('2026-12-03T08:00:00Z');
  const paymentId = paid.payments[0]?.payment_id ?? 0;
  const params = manualInvoiceParams(invoice.id);
  await user.post(invoiceActionCalls.undoPayment, { params: { ...params, paymentId } });
  await user.post(invoiceActionCalls.cancel, { params });

  const { sie } = await readFile(user, company.id, december);
  expect(sie.vouchers.map(({ date, text }) => [date, text])).toEqual([
    ['2026-12-03', 'Makulerad hyresavi 100001 Bo Östlund'],
    ['2026-12-03', 'Ångrad inbetalning avi 100001 Bo Östlund'],
  ]);
  const bothMonths = { from: november.from, to: december.to };
  expect(balances((await readFile(user, company.id, bothMonths)).sie)).toEqual({ 1510: 0, 1930: 0, 3004: 0 });
});

test('an invoice sent just before midnight in Sweden belongs to that day', async () => {
  const { user, company, lease } = await setUp();
  app.clock.set('2026-11-30T23:30:00Z');
  await createSentInvoice(user, lease.id);
  expect((await readFile(user, company.id, december)).sie.vouchers[0]?.date).toBe('2026-12-01');
});

test('the same period gives the same bytes on a later day, except for the date of the file', async () => {
  const { user, company, lease } = await setUp();
  const invoice = await createSentInvoice(user, lease.id);
  await pay(user, invoice.id, 5000);
  const first = await readFile(user, company.id);
  expect((await readFile(user, company.id)).bytes).toEqual(first.bytes);
  app.clock.set('2026-12-24T08:00:00Z');
  await pay(user, invoice.id, 3500);
  const later = (await readFile(user, company.id)).bytes.toString('latin1');
  expect(later).toBe(first.bytes.toString('latin1').replace('#GEN 20261120', '#GEN 20261224'));
});

describe('with an accounting program', () => {
  test('what is booked there is left out, and counted', async () => {
    const { account, user, company, lease } = await setUp();
    const inProgram = await createSentInvoice(user, lease.id);
    await pay(user, inProgram.id, 8500);
    await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    await moveToFortnox(account, inProgram.id);
    expect(await preview(user, company.id)).toMatchObject({
      left_out: [{ program: 'FORTNOX', invoices: 1, payments: 1 }],
    });
    // What was booked here before it moved is taken back on the day of the move.
    const { sie } = await readFile(user, company.id);
    expect(sie.vouchers.map(({ text }) => text)).toEqual([
      'Hyresavi 100001 Bo Östlund',
      'Återförd: Hyresavi 100001 Bo Östlund',
      'Hyresavi 100002 Bo Östlund',
      'Inbetalning avi 100001 Bo Östlund',
      'Återförd: Inbetalning avi 100001 Bo Östlund',
    ]);
    expect(balances(sie)).toEqual({ 1510: 850_000, 1930: 0, 3004: -850_000 });
  });

  test('a period in which everything is booked there is refused, and the answer names the program', async () => {
    const { account, user, company, lease } = await setUp();
    const { id } = await createEditableInvoice(user, lease.id);
    await app.forAccount(account, (tx) =>
      tx
        .updateTable('invoicebase')
        .set({ invoice_type: 'FORTNOX', sent_at: app.clock.now().toISOString() })
        .where('id', '=', id)
        .execute(),
    );
    expect(
      await user.failure(bookkeepingExportCalls.file, { params: { id: company.id }, query: november }),
    ).toMatchObject({
      status: 409,
      serverMessage: 'Periodens avier bokförs i Fortnox. Det finns inget annat att bokföra.',
    });
    expect(await preview(user, company.id)).toMatchObject({ vouchers: [], accounts: [] });
  });

  test('a manual credit invoice of an invoice in the program is left out, too: it is registered there by hand', async () => {
    const { account, user, company, lease } = await setUp();
    const { id } = await createSentInvoice(user, lease.id);
    const { credited_by } = await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(id) });
    await user.post(invoiceCalls.send, { params: { id: credited_by?.id ?? 0 } });
    await moveToFortnox(account, id);
    expect(await preview(user, company.id)).toMatchObject({
      left_out: [{ program: 'FORTNOX', invoices: 2, payments: 0 }],
    });
    expect(balances((await readFile(user, company.id)).sie)).toEqual({ 1510: 0, 3004: 0 });
  });

  test('credit that the program got as a payment of an invoice there is not counted twice on the bank account', async () => {
    const { account, user, company, lease } = await setUp();
    const manual = await createSentInvoice(user, lease.id);
    const inProgram = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    await moveToFortnox(account, inProgram.id);
    await pay(user, manual.id, 10_000);
    const { sie } = await readFile(user, company.id);
    expect(sie.vouchers.at(-1)?.text).toBe('Tillgodo till avi 100002 i Fortnox Bo Östlund');
    expect(balances(sie)).toEqual({ 1510: 0, 1930: 850_000, 3004: -850_000 });
  });
});

describe('credit from a payment in the program that is used on a manual invoice', () => {
  /** 10 000 kr paid on an invoice of 8 500 kr in Fortnox. `unregisteredOre` of the payment is not registered there. */
  const setUpOverpaid = async (unregisteredOre: number) => {
    const setup = await setUp();
    const { account, user, lease } = setup;
    const inProgram = await createSentInvoice(user, lease.id);
    await pay(user, inProgram.id, 10_000);
    await moveToFortnox(account, inProgram.id);
    await app.forAccount(account, (tx) =>
      tx.updateTable('payment').set({ unregistered_ore: unregisteredOre }).execute(),
    );
    const manual = await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    expect(manual.payment_left).toBe(7000);
    return { ...setup, manual };
  };

  test('is booked on the bank account when the program did not get the money, and is taken back with the invoice', async () => {
    const { user, company, manual } = await setUpOverpaid(150_000);
    const { sie } = await readFile(user, company.id);
    expect(sie.vouchers.at(-1)?.text).toBe('Tillgodo från Fortnox till avi 100002 Bo Östlund');
    expect(balances(sie)).toEqual({ 1510: 700_000, 1930: 150_000, 3004: -850_000 });

    app.clock.set('2026-12-03T08:00:00Z');
    await user.post(invoiceActionCalls.credit, { params: manualInvoiceParams(manual.id) });
    const december3 = await readFile(user, company.id, december);
    expect(balances(december3.sie)).toEqual({ 1510: 150_000, 1930: -150_000 });
    expect(balances((await readFile(user, company.id)).sie)).toEqual(balances(sie));
  });

  test('has no voucher when the program has registered all of the payment', async () => {
    const { user, company } = await setUpOverpaid(0);
    const { sie } = await readFile(user, company.id);
    expect(balances(sie)).toEqual({ 1510: 850_000, 1930: 0, 3004: -850_000 });
  });
});

test('a period with nothing to book is refused with a message, and its preview is empty', async () => {
  const { user, company } = await setUp();
  expect(
    await user.failure(bookkeepingExportCalls.file, { params: { id: company.id }, query: november }),
  ).toMatchObject({ status: 409, serverMessage: 'Det finns inget att bokföra i perioden.' });
  expect(await preview(user, company.id)).toMatchObject({
    vouchers: [],
    accounts: [],
    left_out: [],
    unsent_credits: 0,
  });
});

test.each([
  [{ from: '2026-11-30', to: '2026-11-01' }, { to: ['Slutdagen är före startdagen'] }],
  [{ from: '2025-01-01', to: '2026-01-02' }, { to: ['Välj högst ett år åt gången'] }],
  [{ to: '2026-11-30' }, { from: ['Från och med måste fyllas i'] }],
  [{ from: '2026-02-30', to: '2026-11-30' }, { from: ['Datumet finns inte i kalendern'] }],
])('the period %j is refused under its field', async (query, data) => {
  const { user, company } = await setUp();
  expect(
    await user.failure(bookkeepingExportCalls.file, { params: { id: company.id }, query }),
  ).toMatchObject({ status: 422, data });
});

test('a whole leap year can be exported', async () => {
  const { user, company } = await setUp();
  const leapYear = { from: '2028-01-01', to: '2028-12-31' };
  expect(await preview(user, company.id, leapYear)).toMatchObject({ vouchers: [] });
});

test('the books of a portfolio agree with the VAT report, the invoices and the payments', async () => {
  const account = await makeAccount(app);
  const user = app.as(account);
  await app.forAccount(account, (tx) => insertPortfolio(tx, '2026-11-20', { seed: 11, objects: 60 }));
  const { data: companies } = await user.get(companyCalls.list);
  expect(companies.length).toBeGreaterThan(1);
  let vouchers = 0;
  for (const { id } of companies) {
    const sums: Record<number, number> = {};
    for (let year = 2018; year <= 2027; year++) {
      const query = { from: `${year}-01-01`, to: `${year}-12-31` };
      const answer = await user.raw(bookkeepingExportCalls.file, { params: { id }, query });
      if (answer.statusCode === 409) continue;
      const sie = readSie(answer.rawPayload);
      vouchers += sie.vouchers.length;
      for (const [number, ore] of Object.entries(balances(sie)))
        sums[Number(number)] = (sums[Number(number)] ?? 0) + ore;
    }
    const storedSums = await app.forAccount(account, async (tx) => {
      const { rows } = await sql<Record<string, number>>`
        select
          (select coalesce(sum(pay_ore), 0)::bigint from invoicebase
           where company_id = ${id} and sent_at is not null and status <> 'CANCELLED') as billed,
          (select coalesce(sum(amount_ore), 0)::bigint from payment where company_id = ${id}) as paid,
          (select coalesce(sum(base_ore), 0)::bigint from vat_base where company_id = ${id} and tax_rate = 25) as base25,
          (select coalesce(sum(tax_ore), 0)::bigint from vat_base where company_id = ${id} and tax_rate = 25) as tax25,
          (select coalesce(sum(base_ore), 0)::bigint from vat_base where company_id = ${id} and tax_rate = 0) as base0,
          (select coalesce(sum(rounded_ore), 0)::bigint from invoicebase
           where company_id = ${id} and sent_at is not null and status <> 'CANCELLED') as rounded`.execute(
        tx,
      );
      return rows[0];
    });
    const balanceOf = (number: number) => sums[number] ?? 0;
    const negatedBalanceOf = (number: number) => 0 - balanceOf(number);
    expect({
      billed: balanceOf(1510) + balanceOf(1930),
      paid: balanceOf(1930),
      base25: negatedBalanceOf(3001),
      tax25: negatedBalanceOf(2611),
      base0: negatedBalanceOf(3004),
      rounded: negatedBalanceOf(3740),
    }).toEqual(storedSums);
  }
  expect(vouchers).toBeGreaterThan(100);
});
