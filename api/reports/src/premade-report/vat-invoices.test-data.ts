import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

interface PartlyPaidInvoice {
  /** Its period is the first 28 days of this month. */
  readonly month: string;
  /** Öre. */
  readonly pay: number;
  readonly rows: readonly { rate: number; base: number; tax: number }[];
  /** Öre by day. */
  readonly payments: Readonly<Record<string, number>>;
}

/**
 * Invoices that are partly paid in months before the one in which their own period ends: the VAT of what is paid belongs to
 * the month of payment (docs/domain-rules.md, D-12). A month gets the rounded VAT of all that is paid until
 * its end, less the rounded VAT of what was paid before. Here the VAT of all that is paid is not a whole number of öre: its
 * fraction is below a half (0.328, after the first payment), above it (0.656, after the second), or exactly a half, also of a
 * negative amount. Each invoice has months of its own, so that no two roundings cancel out.
 */
const partlyPaidInvoices: readonly PartlyPaidInvoice[] = [
  {
    month: '2024-03',
    pay: 12_500,
    rows: [{ rate: 25, base: 10_004, tax: 2501 }],
    payments: { '2024-01-10': 4100, '2024-02-10': 4100 },
  },
  {
    month: '2024-06',
    pay: 10_000,
    rows: [{ rate: 25, base: 8003, tax: 2001 }],
    payments: { '2024-05-10': 5000 },
  },
  {
    month: '2024-09',
    pay: 10_000,
    rows: [
      { rate: 0, base: 20_004, tax: 0 },
      { rate: 25, base: -8003, tax: -2001 },
    ],
    payments: { '2024-08-10': 5000 },
  },
];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const insertPartlyPaidInvoice = async (
  tx: Tx,
  { month, pay, rows, payments }: PartlyPaidInvoice,
): Promise<void> => {
  const fee = sum(rows.map(({ base }) => base));
  const tax = sum(rows.map((row) => row.tax));
  const left = pay - sum(Object.values(payments));
  const { rows: invoices } = await sql<{ id: number }>`
    insert into invoicebase (company_id, lease_id, entity_id, tenant_id, kind, start, stop, sent_at, status, due_at,
                             fee_ore, tax_ore, rounded_ore, pay_ore, left_ore)
    select entity.company_id, lease.id, entity.id, lease_tenant.tenant_id, 'SUPPLEMENT', ${`${month}-01`}, ${`${month}-28`},
           '2023-12-20T08:00:00Z', 'PARTIALLY_PAYED', ${`${month}-28`}, ${fee}, ${tax}, ${pay - fee - tax}, ${pay}, ${left}
    from lease join entity on entity.id = lease.entity_id
         join lease_tenant on lease_tenant.lease_id = lease.id and is_primary
    order by lease.id limit 1 returning id`.execute(tx);
  const id = invoices[0]?.id;
  for (const [position, { rate, base, tax: rowTax }] of rows.entries())
    await sql`insert into invoice_row (invoicebase_id, position, name, quantity, fee_ore, total_ore, tax_rate, tax_ore)
              values (${id}, ${position}, 'Tillägg', 1, ${base}, ${base}, ${rate}, ${rowTax})`.execute(tx);
  for (const [day, amount] of Object.entries(payments))
    await sql`
      with paid as (
        insert into payment (tenant_id, company_id, invoicebase_id, amount_ore, paid_at)
        select tenant_id, company_id, id, ${amount}, ${day} from invoicebase where id = ${id} returning id)
      insert into allocation (payment_id, invoicebase_id, kind, amount_ore, allocated_at)
      select id, ${id}, 'PAYMENT', ${amount}, ${day} from paid`.execute(tx);
};

export const insertInvoicesWithFractions = async (tx: Tx): Promise<void> => {
  for (const invoice of partlyPaidInvoices) await insertPartlyPaidInvoice(tx, invoice);
};
