import { type TestAccount, testServer } from '@husrum/api-testing';
import { premadeReportCalls } from '@husrum/contract/premade-report';
import { aggregateKey, reportCalls } from '@husrum/contract/report';
import { type RawBuilder, sql } from 'kysely';
import { createAccountForReports, TODAY } from './premade-report.test-data';
import { type PremadeReportKey, premadeReportKeys } from './premade-reports';

const app = testServer();
let anna: TestAccount;

beforeAll(async () => {
  anna = await createAccountForReports(app);
});

/** The number of rows of a report and its totals by key. Null is not compared. Amounts are in SEK. */
type Figures = Readonly<Record<string, number | null>>;

const isCurrentLease = sql`lease.start <= ${TODAY} and (lease.stop is null or lease.stop >= ${TODAY})`;

const intervalsPerYear = (table: string) =>
  sql`(case ${sql.ref(`${table}.payment_interval`)} when 'MONTHLY' then 12 when 'QUARTERLY' then 4 else 1 end)`;
const rentPerYear = sql`round(lease.fee * (case when lease.fee_as_m2 then coalesce(entity.area, 0) else 1 end), 2) * ${intervalsPerYear('lease')}`;
const isRentable = sql`entity.entity_type_id in (select id from entity_type where rentable)`;

/** SQL that selects the figures of each report and is written independently of the report. */
const expectedFigures: Readonly<Record<PremadeReportKey, RawBuilder<Figures>>> = {
  rent_roll: sql`select count(*) as rows, count(*) as count, sum(entity.area) as "sum(entity.area)",
      sum(${rentPerYear}) as "sum(lease.fee_per_year)"
    from lease join entity on entity.id = lease.entity_id where ${isCurrentLease}`,
  vacancies: sql`select count(*) as rows, count(*) as count, sum(area) as "sum(entity.area)",
      sum(round(fee * (case when fee_as_m2 then coalesce(area, 0) else 1 end), 2) * ${intervalsPerYear('entity')}) as "sum(entity.fee_per_year)"
    from entity where ${isRentable} and id not in (select entity_id from lease where ${isCurrentLease})`,
  moves: sql`select count(*) as rows, count(*) as count from (
      select start as day from lease union all select stop from lease) as moves
    where day between '2026-11-01' and '2026-11-30'`,
  terminated: sql`select count(*) as rows, count(*) as count, sum(${rentPerYear}) as "sum(lease.fee_per_year)"
    from lease join entity on entity.id = lease.entity_id
    where terminated_at is not null and (stop is null or stop >= ${TODAY})`,
  overdue_by_tenant: sql`select count(distinct tenant_id) as rows, count(*) as count, sum(left_ore) / 100.0 as "sum(invoicebase.left)",
      max(${TODAY}::date - due_at) as "max(invoicebase.days_overdue)"
    from invoicebase where due_at < ${TODAY} and left_ore > 0 and status in ('PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE')`,
  ledger: sql`select count(*) as rows, count(*) as count, sum(pay_ore) / 100.0 as "sum(invoicebase.pay)",
      sum(left_ore) / 100.0 as "sum(invoicebase.left)", sum(pay_ore - left_ore) / 100.0 as "sum(invoicebase.paid)"
    from invoicebase where sent_at is not null and left_ore > 0 and status <> 'CANCELLED'`,
  vat: sql`select null::int as rows, sum(total_ore) / 100.0 as "sum(vat_base.base)", sum(invoice_row.tax_ore) / 100.0 as "sum(vat_base.tax)",
      sum(total_ore + invoice_row.tax_ore) / 100.0 as "sum(vat_base.with_tax)"
    from invoice_row join invoicebase on invoicebase.id = invoicebase_id
    where sent_at is not null and invoicebase.status <> 'CANCELLED'`,
  rent_development: sql`select count(change) as rows, count(change) as count, sum(change) as "sum(rent_version.change_per_year)"
    from (
      select year - lag(year) over (partition by lease_id order by valid_from) as change
      from (
        select lease_id, valid_from, round(rent_version.fee * (case when rent_version.fee_as_m2 then entity.area else 1 end), 2)
                 * ${intervalsPerYear('rent_version')} as year
        from rent_version join lease on lease.id = lease_id join entity on entity.id = lease.entity_id) as versions) as changes`,
  key_receipts: sql`select count(*) as rows, count(*) as count, sum(quantity) as "sum(quittance.quantity)"
    from quittance where type = 'nyckel' and return_date is null`,
  areas: sql`select count(*) as rows, count(*) as count, sum(entity.area) as "sum(entity.area)",
      sum(${rentPerYear}) as "sum(lease.fee_per_year)"
    from entity left join lease on lease.entity_id = entity.id and ${isCurrentLease} where ${isRentable} and area > 0`,
  contacts: sql`select count(*) as rows from lease join lease_tenant on lease_tenant.lease_id = lease.id
    where lease.stop is null or lease.stop >= ${TODAY}`,
  portfolio: sql`select null::int as rows, count(*) as count, count(lease.id) as "sum(entity.rented_count)",
      sum(entity.area) as "sum(entity.area)", sum(${rentPerYear}) as "sum(lease.fee_per_year)"
    from entity left join lease on lease.entity_id = entity.id and ${isCurrentLease} where ${isRentable}`,
};

it('the list of reports has the question that each answers, and some of its columns', async () => {
  const reports = await app.as(anna).get(premadeReportCalls.list);
  expect(reports.map(({ key }) => key)).toEqual(premadeReportKeys);
  for (const { title, description, columns } of reports) {
    expect(title).not.toBe('');
    expect(description).toContain('?');
    expect(columns.length).toBeGreaterThanOrEqual(3);
  }
});

it.each(premadeReportKeys)(
  'the report %s has the same figures as SQL that is written independently of it',
  async (key) => {
    const user = app.as(anna);
    const { definition } = await user.post(premadeReportCalls.load, { params: { key } });
    const preview = await user.post(reportCalls.preview, { body: definition });
    const { rows } = await app.forAccount(anna, (tx) => expectedFigures[key].execute(tx));
    const { rows: rowCount, ...figures } = rows[0] ?? {};
    expect(preview.total).toBeGreaterThan(0);
    if (rowCount !== null) expect(preview.total).toBe(Number(rowCount));
    const totals = new Map(preview.totals.map((total) => [aggregateKey(total), total.value]));
    for (const [name, figure] of Object.entries(figures))
      if (figure !== null) expect([name, totals.get(name)]).toEqual([name, Number(figure)]);
  },
);

it('opening an unknown report answers 404 with its key', async () => {
  const failed = await app.as(anna).failure(premadeReportCalls.load, { params: { key: 'toString' } });
  expect(failed).toMatchObject({ status: 404, serverMessage: 'Kunde inte ladda rapporten toString' });
});

it('the VAT of an invoice with one payment belongs to the month of payment, or to that in which its period ends if that is earlier', async () => {
  const { rows } = await app.forAccount(anna, (tx) =>
    sql<{ month: string; tax: number; expected_month: string; expected_tax: number }>`
      with months as (
        select invoicebase_id, month, sum(tax_ore)::int as tax from vat_base group by 1, 2)
      select months.month, months.tax, invoicebase.tax_ore::int as expected_tax,
        to_char(least(allocation.allocated_at, invoicebase.stop), 'YYYY-MM') as expected_month
      from invoicebase join months on months.invoicebase_id = invoicebase.id
        join allocation on allocation.invoicebase_id = invoicebase.id
      where invoicebase.kind = 'RENT' and left_ore = 0 and status = 'PAYED'
        and (select count(*) from allocation as any_part where any_part.invoicebase_id = invoicebase.id) = 1`.execute(
      tx,
    ),
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { month, tax, expected_month, expected_tax } of rows)
    expect([month, tax]).toEqual([expected_month, expected_tax]);
});
