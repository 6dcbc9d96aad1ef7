import { createCamtFile } from '@husrum/api-payments/testing';
import { type Database, readSettings } from '@husrum/api-platform';
import { createClock, startDatabase } from '@husrum/api-platform/testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { buildPath } from '@husrum/contract/core';
import { ledgerCalls } from '@husrum/contract/ledger';
import { createOcr } from '@husrum/format';
import { sql } from 'kysely';
import { createLandlord, landlordSignIn } from '../month-run/landlord';
import { fetchHeaders } from './measure-reads';
import { startProcess } from './server-process';

export interface MoneyOptions {
  /** DATABASE_URL and DATA_DIR. */
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** The payments of the bank file. */
  readonly payments: number;
  /** The sent invoices of the aged balances, at least twice the payments. */
  readonly invoices: number;
  readonly log: (line: string) => void;
}

/** How long the product took, and the same by SQL alone. */
export interface MoneyReport {
  readonly name: string;
  readonly ms: number;
  readonly bareMs: number;
}

const CLOCK = '2026-11-25T09:00:00Z';
const DAY = '2026-11-25';
const RENT_ORE = 850_000;
const MONTHS_BACK = 24;
const REPETITIONS = 5;

interface Portfolio {
  readonly businessId: number;
  readonly companyId: number;
  /** Two equally large groups of unpaid invoices: one is paid by the product, the other by SQL. */
  readonly paid: readonly number[];
  readonly paidBySql: readonly number[];
}

/**
 * Creates sent invoices of two years, of which those of the last month are unpaid. They are as if they were booked: booking them is measured
 * by another run.
 */
const createInvoices = async (
  db: Database,
  { payments, invoices, log }: MoneyOptions,
): Promise<Portfolio> => {
  const leases = payments * 2;
  const { businessId, companyId } = await createLandlord(db, { leases, start: '2024-12-01', monthly: true });
  const months = Math.min(MONTHS_BACK, Math.max(1, Math.ceil(invoices / leases)));
  for (let month = 0; month < months; month += 1)
    await db.forAccount(businessId, async (tx) => {
      const status = month === 0 ? 'PENDING_PAYMENT' : 'PAYED';
      await sql`
        insert into invoicebase (company_id, lease_id, entity_id, tenant_id, kind, start, stop, sent_at, status, due_at,
                                 fee_ore, tax_ore, rounded_ore, pay_ore, left_ore, invoice_type, reference, ocr)
        select ${companyId}::bigint, lease.id, lease.entity_id, lease_tenant.tenant_id, 'RENT', first, (first + interval '1 month')::date - 1,
               first - interval '20 days', ${status}, first - 1, ${RENT_ORE}, 0, 0, ${RENT_ORE},
               case when ${month} = 0 then ${RENT_ORE} else 0 end, 'MANUAL', null, null
        from lease join lease_tenant on lease_tenant.lease_id = lease.id,
             lateral (select ('2026-12-01'::date - make_interval(months => ${month}))::date as first) as month`.execute(
        tx,
      );
    });
  // Without statistics the next statements would loop over all rows for each.
  await db.runOutsideTransaction('analyze');
  for (let month = 1; month < months; month += 1)
    await db.forAccount(businessId, async (tx) => {
      await sql`
        with paid as (
          insert into payment (tenant_id, company_id, invoicebase_id, amount_ore, paid_at)
          select tenant_id, company_id, id, pay_ore, due_at from invoicebase
          where start = ('2026-12-01'::date - make_interval(months => ${month}))::date
          returning id, invoicebase_id, amount_ore, paid_at)
        insert into allocation (payment_id, invoicebase_id, kind, amount_ore, allocated_at)
        select id, invoicebase_id, 'PAYMENT', amount_ore, paid_at from paid`.execute(tx);
      log(`${month} of ${months - 1} paid months`);
    });
  const ids = await db.forAccount(businessId, async (tx) => {
    await sql`delete from unbooked_event`.execute(tx);
    const { rows } = await sql<{ id: number }>`
      select id from invoicebase where status = 'PENDING_PAYMENT' order by id`.execute(tx);
    const numbers = rows.map(({ id }) => ({ id, reference: String(id), ocr: createOcr(String(id)) }));
    await sql`update invoicebase set reference = numbered.reference, ocr = numbered.ocr
      from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as numbered (id bigint, reference text, ocr text)
      where invoicebase.id = numbered.id`.execute(tx);
    return rows.map(({ id }) => id);
  });
  // Housekeeping does this every night.
  await db.runOutsideTransaction('vacuum (analyze)');
  return {
    businessId,
    companyId,
    paid: ids.slice(0, payments),
    paidBySql: ids.slice(payments, payments * 2),
  };
};

const time = async <T>(run: () => Promise<T>): Promise<{ ms: number; result: T }> => {
  const startedAt = performance.now();
  const result = await run();
  return { ms: performance.now() - startedAt, result };
};

/** The rows that reading a file inserts, by one statement. Returns the id of the file. */
const insertBare = (db: Database, { businessId, companyId, paidBySql }: Portfolio): Promise<number> =>
  db.forAccount(businessId, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into bank_file (company_id, name, sha256, format) values (${companyId}, 'sql.xml', 'sql', 'CAMT054')
      returning id`.execute(tx);
    const [{ id } = { id: 0 }] = rows;
    await sql`
      insert into bank_payment (file_id, company_id, position, key, account, bank_reference, booked_on, amount_ore, currency, refs)
      select ${id}::bigint, ${companyId}::bigint, row_number() over (order by id), 'sql ' || id, '9912346', 'sql ' || id,
        ${DAY}::date, pay_ore, 'SEK', jsonb_build_array(jsonb_build_object('reference', ocr, 'ore', null))
      from invoicebase where id = any(${paidBySql})`.execute(tx);
    return id;
  });

/** The payments of the file with their invoices, by one statement. */
const matchBare = (db: Database, { businessId }: Portfolio, fileId: number): Promise<unknown> =>
  db.forAccount(businessId, (tx) =>
    sql`select bank_payment.id, invoicebase.id, invoicebase.left_ore
      from bank_payment join invoicebase on invoicebase.ocr = bank_payment.refs -> 0 ->> 'reference'
        and invoicebase.company_id = bank_payment.company_id
      where file_id = ${fileId}`.execute(tx),
  );

/** What registering a file writes: payments, allocations, the invoices and the vouchers, by a statement each. */
const bookBare = (db: Database, { businessId }: Portfolio, fileId: number): Promise<void> =>
  db.forAccount(businessId, async (tx) => {
    await sql`create temporary table paid on commit drop as
      select bank_payment.id as bank_payment_id, bank_payment.booked_on, bank_payment.amount_ore,
        invoicebase.id as invoice_id, invoicebase.tenant_id, invoicebase.company_id, null::bigint as payment_id
      from bank_payment join invoicebase on invoicebase.ocr = bank_payment.refs -> 0 ->> 'reference'
        and invoicebase.company_id = bank_payment.company_id
      where file_id = ${fileId}`.execute(tx);
    await sql`with added as (
        insert into payment (tenant_id, company_id, invoicebase_id, amount_ore, paid_at)
        select tenant_id, company_id, invoice_id, amount_ore, booked_on from paid returning id, invoicebase_id)
      update paid set payment_id = added.id from added where added.invoicebase_id = paid.invoice_id`.execute(
      tx,
    );
    await sql`insert into allocation (payment_id, invoicebase_id, kind, amount_ore, allocated_at)
      select payment_id, invoice_id, 'PAYMENT', amount_ore, booked_on from paid`.execute(tx);
    await sql`update invoicebase set left_ore = left_ore - paid.amount_ore, status = 'PAYED'
      from paid where paid.invoice_id = invoicebase.id`.execute(tx);
    await sql`update bank_payment set payment_id = paid.payment_id from paid
      where paid.bank_payment_id = bank_payment.id`.execute(tx);
    await sql`with booked as (
        insert into voucher (company_id, tenant_id, kind, payment_id, event_day, booked_on, registered_on, amount_ore)
        select company_id, tenant_id, 'PAYMENT', payment_id, booked_on, booked_on, booked_on, -amount_ore from paid
        returning id, -amount_ore as ore)
      insert into voucher_line (voucher_id, account, ore)
      select id, account, case account when 1930 then ore else -ore end from booked, unnest(array[1930, 1510]) as account`.execute(
      tx,
    );
    await sql`delete from unbooked_event`.execute(tx);
  });

/** What tenants owe today, by due day, by one statement that knows no other day than today. */
const sumAgedBare = (db: Database, { businessId }: Portfolio): Promise<unknown> =>
  db.forAccount(businessId, (tx) =>
    sql`select tenant_id, due_at, sum(pay_ore - coalesce(paid.ore, 0)) as left_ore
      from invoicebase left join (select invoicebase_id, sum(amount_ore) as ore from allocation group by 1) as paid
        on paid.invoicebase_id = invoicebase.id
      where kind <> 'CREDIT' and sent_at is not null and cancelled_at is null
      group by 1, 2 having sum(pay_ore - coalesce(paid.ore, 0)) <> 0`.execute(tx),
  );

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Measures a bank file that is read, matched and registered, and aged balances, each beside the same by SQL alone. The SQL is what the
 * database needs at least: it checks nothing, and knows what it will find.
 */
export const measureMoney = async (options: MoneyOptions): Promise<MoneyReport[]> => {
  const env = { ...options.env, LOG_LEVEL: 'warn', CLOCK };
  const settings = readSettings(env);
  const db = await startDatabase(settings, createClock(settings));
  const portfolio = await createInvoices(db, options);
  const server = startProcess('main.ts', { ...env, HOST: '127.0.0.1', PORT: String(options.port) });
  const url = `http://127.0.0.1:${options.port}`;
  try {
    await server.waitUntilReady(`${url}/ready`);
    const headers = await fetchHeaders(url, landlordSignIn);
    const send = async (target: string, init: RequestInit): Promise<unknown> => {
      const response = await fetch(url + target, init);
      if (!response.ok) throw new Error(`${target} answered ${response.status}: ${await response.text()}`);
      return response.json();
    };
    const ocrs = await db.forAccount(portfolio.businessId, (tx) =>
      sql<{ ocr: string }>`select ocr from invoicebase where id = any(${portfolio.paid}) order by id`.execute(
        tx,
      ),
    );
    const file = createCamtFile(
      ocrs.rows.map(({ ocr }) => ({ ocr, amount: RENT_ORE / 100, payer: `Betalare ${ocr}` })),
      { day: DAY },
    );
    const form = new FormData();
    form.append('file', new Blob([file]), 'inbetalningar.xml');
    const read = await time(() => send(bankFileCalls.upload.path, { method: 'POST', headers, body: form }));
    const uploaded = bankFileCalls.upload.response?.cast(read.result);
    if (uploaded === undefined) throw new Error('no file');
    const { id } = uploaded;
    const bareRead = await time(() => insertBare(db, portfolio));

    const match = await time(() => send(buildPath(bankFileCalls.detail.path, { id }), { headers }));
    const detail = bankFileCalls.detail.response?.cast(match.result);
    const bareMatch = await time(() => matchBare(db, portfolio, bareRead.result));

    const ready = detail?.groups.find(({ state }) => state === 'READY');
    if (ready?.count !== options.payments) throw new Error(`${ready?.count} payments are ready`);
    const book = await time(() =>
      send(buildPath(bankFileCalls.book.path, { id }), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          count: ready.count,
          amount: ready.amount,
          match_digest: detail?.match_digest,
        }),
      }),
    );
    const bareBook = await time(() => bookBare(db, portfolio, bareRead.result));

    const agedMs: number[] = [];
    const bareAgedMs: number[] = [];
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      agedMs.push((await time(() => send(buildPath(ledgerCalls.aged.path, {}), { headers }))).ms);
      bareAgedMs.push((await time(() => sumAgedBare(db, portfolio))).ms);
    }
    await server.stop();
    return [
      { name: 'read', ms: read.ms, bareMs: bareRead.ms },
      { name: 'match', ms: match.ms, bareMs: bareMatch.ms },
      { name: 'register', ms: book.ms, bareMs: bareBook.ms },
      { name: 'aged balances', ms: median(agedMs), bareMs: median(bareAgedMs) },
    ];
  } finally {
    server.kill();
    await db.close();
  }
};
