import { entityHouse } from '@husrum/api-objects';
import { swedishSortKey, type Tx } from '@husrum/api-platform';
import type { LedgerLease } from '@husrum/contract/ledger';
import { sql } from 'kysely';
import { isOfCompany, type StoredLedgerEvent, type TenantScope } from './ledger.store';

interface LeaseScope extends TenantScope {
  readonly leaseId: number;
}

/**
 * What of payments the invoices of the lease got, and gave back (docs/domain-rules.md, D-26). Each part has the day on which its
 * payment is booked, or that on which it was used, if that is later.
 */
export const listLeasePayments = async (
  tx: Tx,
  { tenantId, companyId, leaseId }: LeaseScope,
): Promise<readonly StoredLedgerEvent[]> => {
  const { rows } = await sql<StoredLedgerEvent>`
    with part as materialized (
      select allocation.id, allocation.payment_id, allocation.amount_ore, allocation.allocated_at, invoice.id as invoice_id,
        invoice.reference, invoice.company_id
      from invoicebase invoice join allocation on allocation.invoicebase_id = invoice.id
      where invoice.tenant_id = ${tenantId}::bigint and invoice.lease_id = ${leaseId}::bigint
        and ${isOfCompany('invoice.company_id', companyId)}
    ), booked as (
      select payment_id, max(booked_on) as day from voucher
      where payment_id in (select payment_id from part) and not is_reversal group by 1
    )
    select part.id, -part.amount_ore as ore, greatest(part.allocated_at, booked.day) as day, false as "isReversal",
      part.invoice_id as "invoiceId", part.reference, part.company_id as "companyId", company.name as "companyName",
      null as "dueAt",
      case
        when part.amount_ore < 0 then case when undone.paid_at <= part.allocated_at then 'UNDONE_PAYMENT' else 'RELEASED' end
        when payment.invoicebase_id = part.invoice_id and payment.paid_at = part.allocated_at then 'PAYMENT'
        else 'OFFSET' end as kind
    from part
      join payment on payment.id = part.payment_id
      left join payment undone on undone.reverses_id = payment.id
      left join booked on booked.payment_id = payment.id
      left join company on company.id = part.company_id`.execute(tx);
  return rows;
};

/** The leases that the tenant has been sent invoices of, and the given one, by object. */
export const listLedgerLeases = async (
  tx: Tx,
  { tenantId, leaseId }: { readonly tenantId: number; readonly leaseId: number | null },
): Promise<readonly LedgerLease[]> => {
  const rows = await tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .select(['lease.id', 'entity.id as entityId', 'entity.name', entityHouse('entity.id').as('house')])
    .where(
      sql<boolean>`(lease.id = ${leaseId}::bigint
        or lease.id in (select lease_id from invoicebase where tenant_id = ${tenantId}::bigint and sent_at is not null))`,
    )
    .orderBy(swedishSortKey('entity.name'))
    .orderBy('lease.id')
    .execute();
  return rows.map(({ id, entityId, ...entity }) => ({ id, entity: { id: entityId, ...entity } }));
};
