import {
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { type TestAccount, testServer } from '@husrum/api-testing';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { sql } from 'kysely';
import { bookWhatExists } from './book-what-exists';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const start = () => bookWhatExists(app, app.fastify.log);

/** The vouchers of the account, as kind, day, amount and accounts. */
const readJournal = (account: TestAccount) =>
  app.forAccount(account, async (tx) => {
    const { rows } = await sql<{ kind: string; day: string; ore: number; lines: string }>`
      select kind, booked_on as day, amount_ore as ore, (
        select string_agg(account || ' ' || ore, ', ' order by id) from voucher_line where voucher_id = voucher.id) as lines
      from voucher order by id`.execute(tx);
    return rows.map(({ kind, day, ore, lines }) => [kind, day, ore, lines]);
  });

const setUp = async () => {
  const setup = await createAccountWithLease(app);
  const { user, lease } = setup;
  const invoice = await createSentInvoice(user, lease.id);
  const pay = (payment: number) =>
    user.post(invoiceActionCalls.pay, {
      params: manualInvoiceParams(invoice.id),
      body: { payment, paid_at: '2026-11-19' },
    });
  return { ...setup, invoice, pay };
};

test('each money event is in the journal when its call is answered, once', async () => {
  const { account, user, invoice, pay } = await setUp();
  const { payments } = await pay(5000);
  await user.post(invoiceActionCalls.undoPayment, {
    params: { ...manualInvoiceParams(invoice.id), paymentId: payments[0]?.payment_id ?? 0 },
  });
  await user.post(invoiceActionCalls.cancel, { params: manualInvoiceParams(invoice.id) });
  const booked = [
    ['INVOICE', '2026-11-20', 850_000, '1510 850000, 3004 -850000'],
    ['PAYMENT', '2026-11-19', -500_000, '1930 500000, 1510 -500000'],
    ['UNDONE_PAYMENT', '2026-11-20', 500_000, '1930 -500000, 1510 500000'],
    ['CANCELLATION', '2026-11-20', -850_000, '1510 -850000, 3004 850000'],
  ];
  expect(await readJournal(account)).toEqual(booked);
  await start();
  expect(await readJournal(account)).toEqual(booked);
});

test('a start books what a server of an earlier release has written, once', async () => {
  const { account, invoice } = await setUp();
  // A transaction of the system books nothing, as that server does.
  await app.system(async (tx) => {
    await sql`update invoicebase set cancelled_at = app_now() where id = ${invoice.id}`.execute(tx);
    await sql`insert into payment (billable_id, company_id, tenant_id, invoicebase_id, amount_ore, paid_at)
      select billable_id, company_id, tenant_id, id, 100, '2026-11-18' from invoicebase where id = ${invoice.id}`.execute(
      tx,
    );
  });
  await start();
  const booked = [
    ['INVOICE', '2026-11-20', 850_000, '1510 850000, 3004 -850000'],
    ['CANCELLATION', '2026-11-20', -850_000, '1510 -850000, 3004 850000'],
    ['PAYMENT', '2026-11-18', -100, '1930 100, 1510 -100'],
  ];
  expect(await readJournal(account)).toEqual(booked);
  await start();
  expect(await readJournal(account)).toEqual(booked);
});

test('a start books many events in transactions of their own', async () => {
  const { account, invoice } = await setUp();
  await app.system((tx) =>
    sql`insert into payment (billable_id, company_id, tenant_id, invoicebase_id, amount_ore, paid_at)
      select billable_id, company_id, tenant_id, id, n, '2026-11-18' from invoicebase, generate_series(1, 2001) n
      where id = ${invoice.id}`.execute(tx),
  );
  await start();
  const { rows } = await app.forAccount(account, (tx) =>
    sql<{ transactions: number; vouchers: number }>`
      select count(distinct xmin::text)::int as transactions, count(*)::int as vouchers from voucher where kind = 'PAYMENT'`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ transactions: 2, vouchers: 2001 }]);
});

test('two servers that start at once book what exists once', async () => {
  const { account, invoice } = await setUp();
  await app.system((tx) =>
    sql`insert into payment (billable_id, company_id, tenant_id, invoicebase_id, amount_ore, paid_at)
      select billable_id, company_id, tenant_id, id, n, '2026-11-18' from invoicebase, generate_series(1, 50) n
      where id = ${invoice.id}`.execute(tx),
  );
  await Promise.all([start(), start(), start()]);
  const payments = (await readJournal(account)).filter(([kind]) => kind === 'PAYMENT');
  expect(payments).toHaveLength(50);
  expect(new Set(payments.map(([, , ore]) => ore)).size).toBe(50);
});

test('the database refuses to change or delete a voucher, and one that does not balance', async () => {
  const { account } = await setUp();
  const run = (statement: string) => app.forAccount(account, (tx) => sql.raw(statement).execute(tx));
  await expect(run('delete from voucher')).rejects.toThrow('append-only');
  await expect(run('update voucher set amount_ore = 1')).rejects.toThrow('append-only');
  await expect(run('update voucher_line set ore = 1')).rejects.toThrow('append-only');
  await expect(run('delete from voucher_line')).rejects.toThrow('append-only');
  await expect(
    run('insert into voucher_line (voucher_id, account, ore) select id, 1510, 1 from voucher'),
  ).rejects.toThrow('does not balance');
});

test('the journal of another business is hidden', async () => {
  await setUp();
  const { account } = await createAccountWithLease(app);
  expect(await readJournal(account)).toEqual([]);
});

test('an invoice whose rows do not sum to its amount stops nothing: it is left out', async () => {
  const { account, invoice, pay } = await setUp();
  await app.system(async (tx) => {
    await sql`insert into invoicebase (billable_id, kind, company_id, tenant_id, start, stop, invoice_type, sent_at, fee_ore, pay_ore)
      select billable_id, 'SUPPLEMENT', company_id, tenant_id, start, stop, 'MANUAL', app_now(), 100, 100 from invoicebase
      where id = ${invoice.id}`.execute(tx);
  });
  await pay(5000);
  expect((await readJournal(account)).map(([kind]) => kind)).toEqual(['INVOICE', 'PAYMENT']);
});
