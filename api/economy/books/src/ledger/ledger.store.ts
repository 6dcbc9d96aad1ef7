import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
import type { LedgerEvent } from './ledger.rules';

export interface StoredLedgerEvent extends LedgerEvent {
  readonly invoiceId: number | null;
  readonly reference: string | null;
  readonly companyId: number | null;
  readonly companyName: string | null;
  readonly dueAt: LocalDate | null;
}

interface TenantScope {
  readonly tenantId: number;
  /** Null: with all companies. */
  readonly companyId: number | null;
}

/** SQL: whether a row is of the company in its column. Null: of any company. */
export const isOfCompany = (column: string, companyId: number | null): RawBuilder<boolean> =>
  sql`(${companyId}::bigint is null or ${sql.ref(column)} = ${companyId}::bigint)`;

/** All that has changed what the tenant owes. */
export const listLedgerEvents = async (
  tx: Tx,
  { tenantId, companyId }: TenantScope,
): Promise<readonly StoredLedgerEvent[]> => {
  const isOfScope = (table: 'invoice' | 'payment') =>
    sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId}::bigint and ${isOfCompany(`${table}.company_id`, companyId)}`;
  const { rows } = await sql<StoredLedgerEvent>`
    select event.*, company.name as "companyName" from (
      select case when kind = 'CREDIT' then 'CREDIT' else 'INVOICE' end as kind, id, ${swedishDay('sent_at')} as day,
        pay_ore as ore, id as "invoiceId", reference, company_id as "companyId", due_at as "dueAt"
      from invoicebase invoice where ${isOfScope('invoice')} and sent_at is not null
      union all
      select 'CANCELLATION', id, ${swedishDay('cancelled_at')}, -pay_ore, id, reference, company_id, null
      from invoicebase invoice where ${isOfScope('invoice')} and sent_at is not null and cancelled_at is not null
      union all
      select case when payment.amount_ore < 0 then 'UNDONE_PAYMENT' else 'PAYMENT' end, payment.id, payment.paid_at,
        -payment.amount_ore, invoice.id, invoice.reference, payment.company_id, null
      from payment left join invoicebase invoice on invoice.id = payment.invoicebase_id
      where ${isOfScope('payment')}
    ) event left join company on company.id = event."companyId"`.execute(tx);
  return rows;
};

/** The sum of the tenant's credit invoices that were made by the day and not sent by then, in öre: positive. */
export const sumUnsentCredits = async (
  tx: Tx,
  { tenantId, companyId }: TenantScope,
  day: LocalDate,
): Promise<number> => {
  const { rows } = await sql<{ ore: number }>`
    select coalesce(-sum(pay_ore), 0)::bigint as ore from invoicebase
    where tenant_id = ${tenantId}::bigint and kind = 'CREDIT' and cancelled_at is null
      and ${isOfCompany('company_id', companyId)}
      and ${swedishDay('created_at')} <= ${day} and (sent_at is null or ${swedishDay('sent_at')} > ${day})`.execute(
    tx,
  );
  return rows[0]?.ore ?? 0;
};

export const findTenantName = (tx: Tx, id: number) =>
  tx.selectFrom('tenant').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
