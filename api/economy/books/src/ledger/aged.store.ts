import { equalsAny, type Tx } from '@husrum/api-platform';
import type { AgedGrouping } from '@husrum/contract/ledger';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { isOfCompany } from './ledger.store';

/** What invoices of one due date have left to pay, or what is owed to tenants. */
export interface AgedLine {
  /** The id of the tenant or company, or the name of the house. Null: lines without one. */
  readonly key: string | null;
  readonly dueAt: LocalDate | null;
  readonly leftOre: number;
  readonly creditOre: number;
  readonly unsentOre: number;
}

interface AgedScope {
  readonly day: LocalDate;
  readonly by: AgedGrouping;
  /** Null: all companies. */
  readonly companyId: number | null;
}

/** The column that tells whose a line is, and SQL for its key: the id of the tenant or company, or the name of the house. */
const owners: Readonly<
  Record<AgedGrouping, { readonly column: string; readonly key: RawBuilder<string | null> }>
> = {
  TENANT: { column: 'tenant_id', key: sql`owner::text` },
  COMPANY: { column: 'company_id', key: sql`owner::text` },
  HOUSE: {
    column: 'entity_id',
    key: sql`coalesce(entity_house(owner), (select name from entity where entity.id = owner))`,
  },
};

/**
 * What is left to pay of the invoices that were sent by the day, by how late they were then, and what was paid or credited too
 * much (docs/domain-rules.md, D-26). It depends on nothing that happened later. A key may have several lines of a day.
 */
export const listAgedLines = async (
  tx: Tx,
  { day, by, companyId }: AgedScope,
): Promise<readonly AgedLine[]> => {
  const { column, key } = owners[by];
  const owner = sql.ref(column);
  const ofPayment = sql.ref(`payment.${column}`);
  // Only the house of a payment is that of its invoice, and joining all invoices takes long.
  const payments =
    by === 'HOUSE'
      ? sql`(select payment.*, invoice.entity_id from payment left join invoicebase invoice on invoice.id = payment.invoicebase_id)`
      : sql`payment`;
  // The day is converted once, rather than each instant.
  const isBy = (column: string) =>
    sql`(${sql.ref(column)} < (${day}::date + 1)::timestamp at time zone 'Europe/Stockholm')`;
  const isCancelled = sql`(invoice.cancelled_at is not null and ${isBy('invoice.cancelled_at')})`;
  const isSent = sql`(kind <> 'CREDIT' and sent_at is not null and ${isBy('sent_at')}
    and not ${isCancelled} and ${isOfCompany('company_id', companyId)})`;
  const isPaid = sql`payment.paid_at <= ${day} and ${isOfCompany('payment.company_id', companyId)}`;
  const { rows } = await sql<AgedLine>`
    with paid as (
      select invoicebase_id as id, sum(amount_ore)::bigint as ore from allocation where allocated_at <= ${day} group by 1
    ), made_credit as materialized (
      select credits_id, ${owner} as owner, -pay_ore as ore, sent_at is not null and ${isBy('sent_at')} as is_sent
      from invoicebase invoice
      where kind = 'CREDIT' and ${isBy('created_at')} and not ${isCancelled}
        and ${isOfCompany('company_id', companyId)}
    ), credited as (
      select credits_id as id, sum(ore)::bigint as ore from made_credit group by 1
    ), rounding as materialized (
      select rounding.* from payment_rounding rounding join invoicebase invoice on invoice.id = rounding.invoicebase_id
      where rounded_on <= ${day} and not ${isCancelled}
        and (invoice.credited_at is null or not ${isBy('invoice.credited_at')})
        and not exists (select from payment where reverses_id = rounding.payment_id and paid_at <= ${day})
    ), rounded_invoice as (
      select invoicebase_id as id, sum(invoice_ore)::bigint as ore from rounding group by 1
    ), written_off as (
      select invoicebase_id as id, sum(amount_ore)::bigint as ore from write_off where day <= ${day} group by 1
    ), credit as (
      select ${ofPayment} as owner, amount_ore as ore from ${payments} payment where ${isPaid}
      union all
      select ${ofPayment}, -allocation.amount_ore
      from allocation join ${payments} payment on payment.id = allocation.payment_id
      where allocated_at <= ${day} and ${isPaid}
      union all
      -- What was used for invoices that are not among the sent ones is still owed. They are few.
      select ${ofPayment}, allocation.amount_ore
      from (select id from invoicebase invoice where ${isSent} is not true) unsent
        join allocation on allocation.invoicebase_id = unsent.id join ${payments} payment on payment.id = allocation.payment_id
      where allocated_at <= ${day} and ${isPaid}
      union all
      select ${ofPayment}, -rounding.surplus_ore from rounding join ${payments} payment on payment.id = rounding.payment_id where ${isPaid}
      union all
      select ${ofPayment}, -payout_part.amount_ore
      from payout join payout_part on payout_part.payout_id = payout.id join ${payments} payment on payment.id = payout_part.payment_id
      where payout.paid_at <= ${day} and ${isOfCompany('payment.company_id', companyId)}
    ), line as (
      select ${owner} as owner, due_at, pay_ore - coalesce(paid.ore, 0) - coalesce(credited.ore, 0)
          - coalesce(rounded_invoice.ore, 0) - coalesce(written_off.ore, 0) as left_ore,
        0::bigint as credit_ore, 0::bigint as unsent_ore
      from invoicebase invoice left join paid using (id) left join credited using (id) left join rounded_invoice using (id)
        left join written_off using (id)
      where ${isSent}
      union all
      select owner, null, 0, sum(ore)::bigint, 0 from credit group by 1
      union all
      select owner, null, 0, 0, ore from made_credit where not is_sent
    )
    select ${key} as key, due_at as "dueAt", sum(left_ore)::bigint as "leftOre", sum(credit_ore)::bigint as "creditOre",
      sum(unsent_ore)::bigint as "unsentOre"
    from line where left_ore <> 0 or credit_ore <> 0 or unsent_ore <> 0 group by owner, due_at`.execute(tx);
  return rows;
};

/** The names of tenants or companies by id. Those that have been removed are left out. */
export const findOwnerNames = async (
  tx: Tx,
  table: 'tenant' | 'company',
  ids: readonly number[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.selectFrom(table).select(['id', 'name']).where(equalsAny('id', ids)).execute();
  return new Map(rows.map(({ id, name }) => [String(id), name]));
};
