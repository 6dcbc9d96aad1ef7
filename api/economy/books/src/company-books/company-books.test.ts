import {
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { callDuringTransaction, makeColleague, testServer } from '@husrum/api-testing';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { voucherCalls } from '@husrum/contract/voucher';
import { sql } from 'kysely';
import { holdLockedDays } from './company-books.store';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const setUp = async () => {
  const setup = await createAccountWithLease(app);
  const { user, company, lease } = setup;
  const params = { id: company.id };
  const invoice = await createSentInvoice(user, lease.id);
  return {
    ...setup,
    invoice,
    lock: (through: string) => user.post(companyBooksCalls.lock, { params, body: { through } }),
    unlock: (through: string | null) =>
      user.post(companyBooksCalls.unlock, { params, body: { through, reason: 'Fel period' } }),
    months: async () => (await user.get(companyBooksCalls.months, { params })).data,
    events: async () => (await user.get(companyBooksCalls.events, { params })).data,
    pay: (payment: number, paidAt: string) =>
      user.post(invoiceActionCalls.pay, {
        params: manualInvoiceParams(invoice.id),
        body: { payment, paid_at: paidAt },
      }),
    exportFile: (from: string, to: string) =>
      user.raw(bookkeepingExportCalls.file, { params, query: { from, to } }),
    vouchers: async (query = {}) => (await user.get(voucherCalls.list, { query })).data,
  };
};

test('a payment in a locked month is booked on the first day that is not locked, and says so', async () => {
  const { lock, pay, vouchers, exportFile } = await setUp();
  expect(await lock('2026-10-31')).toMatchObject({ locked_through: '2026-10-31' });
  await pay(5000, '2026-10-05');
  await pay(100, '2026-11-01');
  expect(await vouchers({ kind: 'PAYMENT', sort: { by: 'day', order: 'asc' } })).toMatchObject([
    {
      ...{ day: '2026-11-01', event_day: '2026-10-05', amount: 5000 },
      text: 'Inbetalning avi 100001 Bo Östlund (2026-10-05)',
    },
    { day: '2026-11-01', event_day: '2026-11-01', text: 'Inbetalning avi 100001 Bo Östlund' },
  ]);
  expect((await exportFile('2026-10-01', '2026-10-31')).statusCode).toBe(409);
});

test('an unlocked month is booked again, and what was booked later stays where it is', async () => {
  const { lock, unlock, pay, vouchers } = await setUp();
  await lock('2026-10-31');
  await pay(5000, '2026-09-05');
  expect(await unlock('2026-08-31')).toMatchObject({ locked_through: '2026-08-31' });
  await pay(100, '2026-09-06');
  const payments = await vouchers({ kind: 'PAYMENT', sort: { by: 'day', order: 'asc' } });
  expect(payments.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-09-06', 100],
    ['2026-11-01', 5000],
  ]);
  expect(await unlock(null)).toMatchObject({ locked_through: null });
});

test('who locked, unlocked and exported is remembered, with the day and the reason', async () => {
  const { lock, unlock, events, exportFile } = await setUp();
  await lock('2026-10-31');
  await unlock(null);
  await exportFile('2026-11-01', '2026-11-30');
  expect(await events()).toMatchObject([
    { what: 'EXPORTED', from: '2026-11-01', to: '2026-11-30', reason: null },
    { what: 'UNLOCKED', to: null, reason: 'Fel period' },
    { what: 'LOCKED', to: '2026-10-31', reason: null },
  ]);
});

test('a month shows its vouchers, its export and what came after that', async () => {
  const { months, exportFile, pay } = await setUp();
  await exportFile('2026-11-01', '2026-11-30');
  app.clock.set('2026-11-21T08:00:00Z');
  await pay(8500, '2026-11-20');
  expect(await months()).toMatchObject([
    {
      ...{ month: '2026-11', vouchers: 2, turnover: 17_000, is_locked: false, booked_since: 1 },
      exported: { at: '2026-11-20T08:00:00.000Z' },
    },
  ]);
});

test.each([
  ['2026-11-30', 'Bara månader som har gått kan låsas: till och med 2026-10-31'],
  ['2026-10-30', 'Välj den sista dagen i en månad'],
  ['2026-02-30', 'Datumet finns inte i kalendern'],
])('locking to %s is refused under its field', async (through, message) => {
  const { user, company } = await setUp();
  expect(
    await user.failure(companyBooksCalls.lock, { params: { id: company.id }, body: { through } }),
  ).toMatchObject({ status: 422, data: { through: [message] } });
});

test('only an administrator unlocks, with a reason', async () => {
  const { account, user, company, lock } = await setUp();
  await lock('2026-10-31');
  const params = { id: company.id };
  expect(
    await user.failure(companyBooksCalls.unlock, { params, body: { through: null, reason: ' ' } }),
  ).toMatchObject({ status: 422, data: { reason: ['Orsak måste fyllas i'] } });
  const accountant = app.as(await makeColleague(app, account, 'ACCOUNTANT'));
  expect(
    await accountant.failure(companyBooksCalls.unlock, { params, body: { through: null, reason: 'Fel' } }),
  ).toMatchObject({ status: 403 });
  expect(
    await accountant.failure(companyBooksCalls.lock, { params, body: { through: '2026-10-31' } }),
  ).toMatchObject({ status: 422, data: { through: ['Månaden är redan låst'] } });
});

test('the database refuses a voucher in a locked month, whoever writes it', async () => {
  const { account, lock } = await setUp();
  await lock('2026-10-31');
  const insert = app.forAccount(account, (tx) =>
    sql`insert into voucher (company_id, tenant_id, kind, invoicebase_id, event_day, booked_on, registered_on, amount_ore)
      select company_id, tenant_id, kind, invoicebase_id, '2026-10-31', '2026-10-31', registered_on, 0 from voucher`.execute(
      tx,
    ),
  );
  await expect(insert).rejects.toThrow('the month is locked');
});

test('the vouchers behind a month are those of the own books, without those of a program', async () => {
  const { account, vouchers, months } = await setUp();
  await app.forAccount(account, (tx) =>
    sql`with booked as (
        insert into voucher (company_id, tenant_id, kind, invoicebase_id, event_day, booked_on, registered_on, amount_ore, book)
        select company_id, tenant_id, 'CANCELLATION', invoicebase_id, event_day, booked_on, registered_on, 100, 'FORTNOX' from voucher
        returning id)
      insert into voucher_line (voucher_id, account, ore)
      select id, account, ore from booked, (values (1510, 100), (3001, -100)) as line (account, ore)`.execute(
      tx,
    ),
  );
  expect(await vouchers({ own: true })).toMatchObject([{ kind: 'INVOICE', program: null }]);
  expect(await vouchers({ own: false })).toMatchObject([{ kind: 'CANCELLATION', program: 'FORTNOX' }]);
  expect(await vouchers()).toHaveLength(2);
  expect(await months()).toMatchObject([{ vouchers: 1 }]);
});

test('locking waits for what is being booked, so that nothing is booked in a month after it was locked', async () => {
  const { account, company, lock, months, invoice } = await setUp();
  await callDuringTransaction(
    app,
    account,
    async (tx) => {
      await holdLockedDays(tx, [company.id]);
      await sql`insert into payment (company_id, tenant_id, invoicebase_id, amount_ore, paid_at)
        select company_id, tenant_id, id, 100, '2026-10-05' from invoicebase where id = ${invoice.id}`.execute(
        tx,
      );
    },
    () => lock('2026-10-31'),
  );
  expect((await months()).find(({ month }) => month === '2026-10')).toMatchObject({
    vouchers: 1,
    is_locked: true,
  });
});

test('a user decides whether öre are rounded off', async () => {
  const { user, company } = await setUp();
  expect((await user.get(companyBooksCalls.list)).data).toMatchObject([{ rounds_payments: true }]);
  expect(
    await user.post(companyBooksCalls.setRounding, {
      ...{ params: { id: company.id }, body: { rounds_payments: false } },
    }),
  ).toMatchObject({ rounds_payments: false });
});
