import { equalsAny, type Tx } from '@husrum/api-platform';
import type { AgedGrouping } from '@husrum/contract/ledger';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
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

/** SQL: the id of the tenant or company, or the name of the house, of a line. */
const keys: Readonly<Record<AgedGrouping, RawBuilder<string | null>>> = {
  TENANT: sql`tenant_id::text`,
  COMPANY: sql`company_id::text`,
  HOUSE: sql`coalesce(entity_house(entity_id), (select name from entity where entity.id = entity_id))`,
};

/**
 * What is left to pay of the invoices that were sent by the day, by how late they were then, and what was paid or credited too
 * much (docs/domain-rules.md, D-26). It depends on nothing that happened later.
 */
export const listAgedLines = async (
  tx: Tx,
  { day, by, companyId }: AgedScope,
): Promise<readonly AgedLine[]> => {
  const key = keys[by];
  const isCancelled = (table: string) =>
    sql`(${sql.ref(`${table}.cancelled_at`)} is not null and ${swedishDay(`${table}.cancelled_at`)} <= ${day})`;
  const { rows } = await sql<AgedLine>`
    with sent as materialized (
      select id, tenant_id, company_id, entity_id, due_at, pay_ore from invoicebase invoice
      where kind <> 'CREDIT' and sent_at is not null and ${swedishDay('sent_at')} <= ${day}
        and not ${isCancelled('invoice')} and ${isOfCompany('company_id', companyId)}
    ), allocated as materialized (
      select invoicebase_id, payment_id, sum(amount_ore)::bigint as ore from allocation
      where allocated_at <= ${day} group by 1, 2
    ), paid as (
      select invoicebase_id as id, sum(ore)::bigint as ore from allocated group by 1
    ), made_credit as materialized (
      select credits_id, tenant_id, company_id, entity_id, -pay_ore as ore,
        sent_at is not null and ${swedishDay('sent_at')} <= ${day} as is_sent
      from invoicebase invoice
      where kind = 'CREDIT' and ${swedishDay('created_at')} <= ${day} and not ${isCancelled('invoice')}
        and ${isOfCompany('company_id', companyId)}
    ), credited as (
      select credits_id as id, sum(ore)::bigint as ore from made_credit group by 1
    ), rounding as materialized (
      select rounding.* from payment_rounding rounding join invoicebase invoice on invoice.id = rounding.invoicebase_id
      where rounded_on <= ${day} and not ${isCancelled('invoice')}
        and (invoice.credited_at is null or ${swedishDay('invoice.credited_at')} > ${day})
        and not exists (select from payment where reverses_id = rounding.payment_id and paid_at <= ${day})
    ), rounded_invoice as (
      select invoicebase_id as id, sum(invoice_ore)::bigint as ore from rounding group by 1
    ), rounded_payment as (
      select payment_id as id, sum(surplus_ore)::bigint as ore from rounding group by 1
    ), written_off as (
      select invoicebase_id as id, sum(amount_ore)::bigint as ore from write_off where day <= ${day} group by 1
    ), used as (
      select allocated.payment_id as id, sum(allocated.ore)::bigint as ore
      from allocated join sent on sent.id = allocated.invoicebase_id group by 1
    ), line as (
      select tenant_id, company_id, entity_id, due_at,
        sent.pay_ore - coalesce(paid.ore, 0) - coalesce(credited.ore, 0) - coalesce(rounded_invoice.ore, 0)
          - coalesce(written_off.ore, 0) as left_ore,
        0::bigint as credit_ore, 0::bigint as unsent_ore
      from sent left join paid using (id) left join credited using (id) left join rounded_invoice using (id)
        left join written_off using (id)
      union all
      select payment.tenant_id, payment.company_id, invoice.entity_id, null, 0, payment.amount_ore - coalesce(used.ore, 0)
        - coalesce(rounded_payment.ore, 0), 0
      from payment left join invoicebase invoice on invoice.id = payment.invoicebase_id left join used on used.id = payment.id
        left join rounded_payment on rounded_payment.id = payment.id
      where payment.paid_at <= ${day} and ${isOfCompany('payment.company_id', companyId)}
      union all
      select payment.tenant_id, payment.company_id, invoice.entity_id, null, 0, -payout_part.amount_ore, 0
      from payout join payout_part on payout_part.payout_id = payout.id join payment on payment.id = payout_part.payment_id
        left join invoicebase invoice on invoice.id = payment.invoicebase_id
      where payout.paid_at <= ${day} and ${isOfCompany('payment.company_id', companyId)}
      union all
      select tenant_id, company_id, entity_id, null, 0, 0, ore from made_credit where not is_sent
    )
    select ${key} as key, due_at as "dueAt", sum(left_ore)::bigint as "leftOre", sum(credit_ore)::bigint as "creditOre",
      sum(unsent_ore)::bigint as "unsentOre"
    from line where left_ore <> 0 or credit_ore <> 0 or unsent_ore <> 0 group by 1, 2`.execute(tx);
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
