import { createLeaseFixture } from '@husrum/api-leases/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { sql } from 'kysely';

const app = testServer();

/** So many that an estimate that grows with the square of their number would be too high for the test. */
const INVOICES = 16_000;
const RATES = 2;

/** Adds sent invoices with a row for each of two VAT rates. */
const insertInvoices = (account: Awaited<ReturnType<typeof makeAccount>>, leaseId: number, count: number) =>
  app.forAccount(account, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into invoicebase (company_id, lease_id, entity_id, tenant_id, kind, start, stop, sent_at, status, due_at,
                               fee_ore, tax_ore, rounded_ore, pay_ore, left_ore)
      select entity.company_id, lease.id, entity.id, lease_tenant.tenant_id, 'SUPPLEMENT', '2026-11-01', '2026-11-30',
             '2026-10-20T08:00:00Z', 'PENDING_PAYMENT', '2026-11-10', 20000, 2500, 0, 22500, 22500
      from lease join entity on entity.id = lease.entity_id join lease_tenant on lease_tenant.lease_id = lease.id
      cross join generate_series(1, ${count}::int)
      where lease.id = ${leaseId} returning invoicebase.id`.execute(tx);
    await sql`insert into invoice_row (invoicebase_id, position, name, quantity, fee_ore, total_ore, tax_rate, tax_ore)
      select id, rate, 'Rad', 1, 10000, 10000, rate, rate * 100 from unnest(${rows.map(({ id }) => id)}::bigint[]) as id,
             unnest(array[0, 25]) as rate`.execute(tx);
  });

// The estimate matters in the embedded database only, which refuses a report by it, because it cannot cancel a statement.
(process.env.DATABASE_URL ? test.skip : test)(
  'the query planner estimates less than twice as many rows as the VAT base has',
  async () => {
    const account = await makeAccount(app);
    const { id } = await (await createLeaseFixture(app, account)).createLease();
    await insertInvoices(account, id, INVOICES);
    await app.db.runOutsideTransaction('analyze');
    const { rows } = await app.forAccount(account, (tx) =>
      sql<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select * from vat_base`.execute(tx),
    );
    expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeLessThan(2 * INVOICES * RATES);
  },
);
