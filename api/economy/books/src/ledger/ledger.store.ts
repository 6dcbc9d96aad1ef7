import type { Tx } from '@husrum/api-platform';
import { ledgerEntryKinds } from '@husrum/contract/ledger';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
import type { LeaseEvent, LedgerEvent } from './ledger.rules';

export interface StoredLedgerEvent extends LedgerEvent {
  readonly invoiceId: number | null;
  readonly reference: string | null;
  readonly companyId: number | null;
  readonly companyName: string | null;
  readonly dueAt: LocalDate | null;
  /** Whether it takes back another of the same invoice, payment, payout or write-off. */
  readonly isReversal: boolean;
}

export interface TenantScope {
  readonly tenantId: number;
  /** Null: with all companies. */
  readonly companyId: number | null;
}

/** SQL: whether a row is of the company in its column. Null: of any company. */
export const isOfCompany = (column: string, companyId: number | null): RawBuilder<boolean> =>
  sql`(${companyId}::bigint is null or ${sql.ref(column)} = ${companyId}::bigint)`;

/**
 * All that has changed what the tenant owes: the vouchers of the tenant, in whichever books they are. What moved to other books is
 * listed once, as it is booked there.
 */
export const listLedgerEvents = async (
  tx: Tx,
  { tenantId, companyId }: TenantScope,
): Promise<readonly (StoredLedgerEvent & LeaseEvent)[]> => {
  const { rows } = await sql<StoredLedgerEvent & LeaseEvent>`
    with event as materialized (
      select kind, coalesce(invoicebase_id, payment_id, rounding_id, payout_id, write_off_id) as id, booked_on, amount_ore,
        company_id, is_reversal, invoicebase_id, payment_id, rounding_id, write_off_id, book, last_value(book) over (
          partition by kind, coalesce(invoicebase_id, payment_id, rounding_id, payout_id, write_off_id)
          order by id rows between unbounded preceding and unbounded following) as last_book
      from voucher
      where tenant_id = ${tenantId}::bigint and ${isOfCompany('company_id', companyId)}
        and kind = any(${[...ledgerEntryKinds]}::text[])
    )
    select event.kind, event.id, event.booked_on as day, event.amount_ore as ore, event.is_reversal as "isReversal",
      invoice.id as "invoiceId", invoice.reference, event.company_id as "companyId", company.name as "companyName",
      case when event.kind in ('INVOICE', 'CREDIT') then invoice.due_at end as "dueAt", invoice.lease_id as "leaseId",
      coalesce(event.invoicebase_id, event.write_off_id) is not null or coalesce(rounding.invoice_ore, 0) <> 0 as "isOfInvoice"
    from event
      left join payment on payment.id = event.payment_id
      left join payment_rounding rounding on rounding.id = event.rounding_id
      left join write_off on write_off.id = event.write_off_id
      left join invoicebase invoice on invoice.id = coalesce(
        event.invoicebase_id, payment.invoicebase_id, rounding.invoicebase_id, write_off.invoicebase_id)
      left join company on company.id = event.company_id
    where event.book is not distinct from event.last_book`.execute(tx);
  return rows;
};

/** The sum of the tenant's credit invoices that were made by the day and not sent by then, in öre: positive. */
export const sumUnsentCredits = async (
  tx: Tx,
  { tenantId, companyId, leaseId }: TenantScope & { readonly leaseId: number | null },
  day: LocalDate,
): Promise<number> => {
  const { rows } = await sql<{ ore: number }>`
    select coalesce(-sum(pay_ore), 0)::bigint as ore from invoicebase
    where tenant_id = ${tenantId}::bigint and kind = 'CREDIT' and cancelled_at is null
      and ${isOfCompany('company_id', companyId)} and (${leaseId}::bigint is null or lease_id = ${leaseId}::bigint)
      and ${swedishDay('created_at')} <= ${day} and (sent_at is null or ${swedishDay('sent_at')} > ${day})`.execute(
    tx,
  );
  return rows[0]?.ore ?? 0;
};

/** The tenant, with the email address to which messages are sent. */
export const findLedgerTenant = (tx: Tx, id: number) =>
  tx
    .selectFrom('tenant')
    .select([
      'id',
      'name',
      sql<string | null>`nullif(trim(coalesce(nullif(trim(billing_email), ''), email)), '')`.as('email'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
