import { type TestAccount, testServer } from '@husrum/api-testing';
import { entityKindLabel, entityKinds } from '@husrum/contract/entity';
import { invoiceStatusLabel } from '@husrum/contract/invoice';
import { paymentIntervalLabel } from '@husrum/contract/lease';
import { reportCalls } from '@husrum/contract/report';
import { type RawBuilder, sql } from 'kysely';
import { readReport } from '../report/report.test-data';
import { createAccountForReports, TODAY } from './premade-report.test-data';
import { type PremadeReportKey, premadeReportKeys, premadeReports } from './premade-reports';

const app = testServer();
let anna: TestAccount;

beforeAll(async () => {
  anna = await createAccountForReports(app);
});

type Cell = string | number | boolean | null;
type Rows = Cell[][];

const isCurrentLease = sql`lease.start <= ${TODAY} and (lease.stop is null or lease.stop >= ${TODAY})`;
const isCurrentOrPlannedLease = sql`(lease.stop is null or lease.stop >= ${TODAY})`;
const isRentable = sql`exists (select from entity_type where entity_type.id = entity.entity_type_id and rentable)`;
const kind = sql`(select kind from entity_type where entity_type.id = entity.entity_type_id)`;
/** The objects of the portfolio are at most two levels below their house. */
const house = sql`(select coalesce(grandparent.name, parent.name) from entity as parent
  left join entity as grandparent on grandparent.id = parent.parent_id where parent.id = entity.parent_id)`;
const intervalsPerYear = (table: string) =>
  sql`(case ${sql.ref(`${table}.payment_interval`)} when 'MONTHLY' then 12 when 'QUARTERLY' then 4 when 'YEARLY' then 1 end)`;
const rent = (table: string) =>
  sql`round(case when ${sql.ref(`${table}.fee_as_m2`)} then ${sql.ref(`${table}.fee`)} * entity.area else ${sql.ref(`${table}.fee`)} end, 2)`;
const rentPerYear = (table: string) => sql`(${rent(table)} * ${intervalsPerYear(table)})`;
const addons = sql`(select sum(case when addon.interval = 'MONTHLY' then addon.fee_ore * 12 / ${intervalsPerYear('lease')} else addon.fee_ore end) / 100.0
  from lease_addon as addon where addon.lease_id = lease.id and addon.start <= ${TODAY} and (addon.stop is null or addon.stop >= ${TODAY}))`;

/** The joined tables of queries by lease, by object with its current lease, and by invoice. */
const leaseTables = sql`lease join entity on entity.id = lease.entity_id join company on company.id = entity.company_id
  join lease_tenant on lease_tenant.lease_id = lease.id and is_primary join tenant on tenant.id = lease_tenant.tenant_id`;
const objectTables = sql`entity join company on company.id = entity.company_id
  left join lease on lease.entity_id = entity.id and ${isCurrentLease}
  left join lease_tenant on lease_tenant.lease_id = lease.id and is_primary
  left join tenant on tenant.id = lease_tenant.tenant_id`;
const invoiceTables = sql`invoicebase join tenant on tenant.id = invoicebase.tenant_id join company on company.id = invoicebase.company_id`;
const isOverdue = sql`(invoicebase.due_at < ${TODAY} and invoicebase.left_ore > 0
  and invoicebase.status in ('PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE'))`;

/**
 * SQL that selects the columns of each report in their order and is written independently of the report. `readVat` calculates
 * those of `vat`.
 */
const queries: Readonly<Record<Exclude<PremadeReportKey, 'vat'>, RawBuilder<Record<string, Cell>>>> = {
  rent_roll: sql`select company.name as c0, ${house} as c1, entity.name as c2, tenant.name as c3, lease.start::text as c4, lease.stop::text as c5,
      entity.area as c6, lease.payment_interval as c7, ${rent('lease')} as c8, ${addons} as c9, ${rentPerYear('lease')} as c10
    from ${leaseTables} where ${isCurrentLease}`,
  vacancies: sql`select company.name as c0, ${house} as c1, entity.name as c2, ${kind} as c3, entity.area as c4,
      coalesce((select max(stop) + 1 from lease where lease.entity_id = entity.id and stop < ${TODAY}),
               (entity.created_at at time zone 'Europe/Stockholm')::date)::text as c5, ${rentPerYear('entity')} as c6
    from entity join company on company.id = entity.company_id
    where ${isRentable} and not exists (select from lease where lease.entity_id = entity.id and ${isCurrentLease})`,
  moves: sql`select day::text as c0, way as c1, name as c2, phone as c3, house as c4, object as c5, address as c6, company as c7
    from (select lease.start as day, 'Inflyttning' as way, tenant.name, tenant.phone, ${house} as house, entity.name as object, entity.address, company.name as company
          from ${leaseTables}
          union all
          select lease.stop, 'Utflyttning', tenant.name, tenant.phone, ${house}, entity.name, entity.address, company.name from ${leaseTables}) as moves
    where day between '2026-11-01' and '2026-11-30'`,
  terminated: sql`select lease.stop::text as c0, (terminated_at at time zone 'Europe/Stockholm')::date::text as c1, tenant.name as c2,
      tenant.phone as c3, tenant.email as c4, ${house} as c5, entity.name as c6, company.name as c7, ${rentPerYear('lease')} as c8
    from ${leaseTables} where terminated_at is not null and ${isCurrentOrPlannedLease}`,
  overdue_by_tenant: sql`select tenant.name as c0, tenant.identifier as c1, tenant.phone as c2, tenant.email as c3, count(*) as c4,
      sum(left_ore) / 100.0 as c5, min(due_at)::text as c6, ${TODAY}::date - min(due_at) as c7
    from ${invoiceTables} where ${isOverdue} group by tenant.id`,
  ledger: sql`select tenant.name as c0, invoicebase.reference as c1, invoicebase.ocr as c2, company.name as c3,
      case when ${isOverdue} then 'OVERDUE' else invoicebase.status end as c4, due_at::text as c5,
      case when ${isOverdue} then ${TODAY}::date - due_at end as c6, pay_ore / 100.0 as c7,
      (pay_ore - left_ore) / 100.0 as c8, left_ore / 100.0 as c9
    from ${invoiceTables} where sent_at is not null and left_ore > 0 and invoicebase.status <> 'CANCELLED'`,
  rent_development: sql`select valid_from::text as c0, company as c1, house as c2, object as c3, tenant as c4, earlier as c5, year as c6,
      year - earlier as c7, round((year - earlier) / earlier * 100, 2) as c8
    from (select valid_from, company.name as company, ${house} as house, entity.name as object, tenant.name as tenant, ${rentPerYear('rent_version')} as year,
                 lag(${rentPerYear('rent_version')}) over (partition by lease.id order by valid_from) as earlier
          from ${leaseTables} join rent_version on rent_version.lease_id = lease.id) as versions
    where earlier is not null`,
  key_receipts: sql`select ${house} as c0, entity.name as c1, tenant.name as c2, tenant.phone as c3, quittance.name as c4, marking as c5,
      quantity as c6, handout_date::text as c7
    from ${leaseTables} join quittance on quittance.lease_id = lease.id where type = 'nyckel' and return_date is null`,
  areas: sql`select company.name as c0, ${house} as c1, entity.name as c2, ${kind} as c3, entity.area as c4, tenant.name as c5,
      ${rentPerYear('lease')} as c6,
      case when lease.fee_as_m2 then lease.fee * ${intervalsPerYear('lease')} else round(${rentPerYear('lease')} / entity.area, 4) end as c7
    from ${objectTables} where ${isRentable} and entity.area > 0`,
  contacts: sql`select tenant.name as c0, tenant.phone as c1, tenant.email as c2, tenant.identifier as c3, ${house} as c4, entity.name as c5,
      entity.address as c6, entity.postal_code as c7, entity.city as c8
    from lease join entity on entity.id = lease.entity_id join lease_tenant on lease_tenant.lease_id = lease.id
    join tenant on tenant.id = lease_tenant.tenant_id where ${isCurrentOrPlannedLease}`,
  portfolio: sql`select company.name as c0, ${house} as c1, count(*) as c2, count(lease.id) as c3,
      coalesce(sum(entity.area), 0) as c4, coalesce(sum(${rentPerYear('lease')}), 0) as c5
    from ${objectTables} where ${isRentable} group by 1, 2`,
};

/** The text that a report shows for a code in the database. */
const labelByCode: Readonly<Record<string, string>> = {
  ...paymentIntervalLabel,
  ...invoiceStatusLabel,
  ...Object.fromEntries(entityKinds.map((name) => [name, entityKindLabel[name].one])),
};

interface VatInvoice {
  readonly company: string;
  /** Öre. */
  readonly pay: number;
  readonly is_credit: boolean;
  /** The last day of its period, or the due day of an invoice without a period. */
  readonly stop: string;
  readonly sent_on: string;
  /** Öre by day. */
  readonly payments: readonly (readonly [day: string, amount: number])[];
  /** The sums of its rows by VAT rate, in öre. */
  readonly rates: readonly (readonly [rate: number, base: number, tax: number])[];
}

const loadVatInvoices = async (): Promise<VatInvoice[]> => {
  const { rows } = await app.forAccount(anna, (tx) =>
    sql<VatInvoice>`
      select company.name as company, pay_ore as pay, kind = 'CREDIT' as is_credit, coalesce(invoicebase.stop, due_at)::text as stop,
        (sent_at at time zone 'Europe/Stockholm')::date::text as sent_on,
        (select coalesce(json_agg(json_build_array(allocated_at::text, amount_ore)), '[]') from allocation
         where allocation.invoicebase_id = invoicebase.id) as payments,
        (select json_agg(json_build_array(tax_rate, base, tax)) from (
           select tax_rate, sum(total_ore) as base, sum(tax_ore) as tax from invoice_row
           where invoice_row.invoicebase_id = invoicebase.id group by 1) as by_rate) as rates
      from ${invoiceTables} where sent_at is not null and invoicebase.status <> 'CANCELLED'`.execute(tx),
  );
  return rows;
};

const roundOre = (ore: number): number => Math.sign(ore) * Math.round(Math.abs(ore));

/**
 * What is paid by the last day of the period belongs to the month of payment, the rest to the month of that last day.
 * A credit invoice belongs to the month in which it was sent, or to that in which its period ends if that is later
 * (docs/domain-rules.md, D-12).
 */
const readVat = async (): Promise<Rows> => {
  const sums = new Map<string, { key: Cell[]; base: number; tax: number }>();
  const add = (key: Cell[], base: number, tax: number): void => {
    const known = sums.get(JSON.stringify(key)) ?? { base: 0, tax: 0 };
    sums.set(JSON.stringify(key), { key, base: known.base + base, tax: known.tax + tax });
  };
  for (const invoice of await loadVatInvoices()) {
    const parts: (readonly [month: string, amount: number])[] = [];
    const paid = invoice.is_credit || invoice.pay <= 0 ? [] : invoice.payments;
    for (const [day, amount] of paid) {
      const [earlier = day] = [day, invoice.stop].sort();
      parts.push([earlier.slice(0, 7), amount]);
    }
    const rest = invoice.pay - paid.reduce((sum, [, amount]) => sum + amount, 0);
    const isSentLater = invoice.is_credit && invoice.sent_on > invoice.stop;
    parts.push([(isSentLater ? invoice.sent_on : invoice.stop).slice(0, 7), rest]);
    const months = [...new Set(parts.map(([month]) => month))].sort();
    // `before` is the amount of all earlier months, `after` also includes this month.
    let before = 0;
    for (const month of months) {
      const after =
        before + parts.reduce((sum, [partMonth, amount]) => (partMonth === month ? sum + amount : sum), 0);
      for (const [rate, base, tax] of invoice.rates) {
        const share = (ore: number): number =>
          invoice.pay === 0
            ? ore
            : roundOre((ore * after) / invoice.pay) - roundOre((ore * before) / invoice.pay);
        if (invoice.pay === 0 || after !== before)
          add([invoice.company, month, rate], share(base), share(tax));
      }
      before = after;
    }
  }
  return [...sums.values()].map(({ key, base, tax }) => [...key, base / 100, tax / 100, (base + tax) / 100]);
};

const readExpected = async (key: PremadeReportKey): Promise<Rows> => {
  if (key === 'vat') return readVat();
  const { rows } = await app.forAccount(anna, (tx) => queries[key].execute(tx));
  return rows.map((row) => Object.values(row));
};

it.each(premadeReportKeys)(
  'the rows of the report %s are those of an independent calculation',
  async (key) => {
    const { headers } = await app.as(anna).post(reportCalls.preview, { body: premadeReports[key] });
    const toCell = (cell: Cell | undefined, column: number): Cell => {
      if (cell === null || cell === undefined) return null;
      return headers[column]?.type === 'number' ? Number(cell) : (labelByCode[String(cell)] ?? cell);
    };
    const toSorted = (rows: readonly (readonly Cell[])[]): string[] =>
      rows.map((row) => JSON.stringify(headers.map((_header, column) => toCell(row[column], column)))).sort();
    const expected = await readExpected(key);
    expect(expected.length).toBeGreaterThan(0);
    expect(toSorted(await readReport(app, anna, premadeReports[key]))).toEqual(toSorted(expected));
  },
);
