import { entityHouse } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import { archiveCutoff } from '@husrum/api-rent';
import { formatEntityName, type LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';

/** Whether the lease has an invoice that is not sent or not paid. Cancelled and credited ones, and credit invoices, do not count. */
const hasOpenInvoice = sql<boolean>`exists (
  select from invoicebase n where n.lease_id = lease.id and n.kind <> 'CREDIT'
    and n.cancelled_at is null and n.credited_at is null and (n.sent_at is null or n.left_ore > 0))`;
const hasUnreturnedReceipt = sql<boolean>`exists (select from quittance q where q.lease_id = lease.id and q.return_date is null)`;
/** Whether something of a deposit of the lease is neither used nor repaid (docs/domain-rules.md, D-31). */
const hasHeldDeposit = sql<boolean>`exists (select from deposit_balance d where d.lease_id = lease.id and d.held_ore > 0)`;

const selectArchivable = (tx: Tx, today: LocalDate) =>
  tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .where('lease.archived_at', 'is', null)
    .where('lease.stop', '<=', archiveCutoff(today))
    .where(({ not }) => not(hasOpenInvoice))
    .where(({ not }) => not(hasUnreturnedReceipt))
    .where(({ not }) => not(hasHeldDeposit));

/** Leases to archive. A lease with an open invoice, an unreturned receipt or a held deposit stays visible. */
const listArchivable = async (tx: Tx, today: LocalDate): Promise<{ leaseId: number; title: string }[]> => {
  const rows = await selectArchivable(tx, today)
    .select(['lease.id', 'entity.name', entityHouse('entity.id').as('house'), 'lease.start', 'lease.stop'])
    .orderBy('lease.id')
    .execute();
  return rows.map(({ id, start, stop, ...entity }) => ({
    leaseId: id,
    title: `${formatEntityName(entity)} · ${start} – ${stop}`,
  }));
};

/** Archives a lease, unless something has changed since it was listed. Returns whether it was archived. */
const archive = async (tx: Tx, id: number, now: string, today: LocalDate): Promise<boolean> => {
  const locked = await selectArchivable(tx, today)
    .select('lease.id')
    .where('lease.id', '=', id)
    .forUpdate('lease')
    .executeTakeFirst();
  if (locked === undefined) return false;
  await tx.updateTable('lease').set({ archived_at: now }).where('id', '=', id).execute();
  return true;
};

const hasLease = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from lease_tenant lt join lease on lease.id = lt.lease_id where lt.tenant_id = tenant.id and ${condition})`;

/**
 * Deactivates the former tenants (docs/domain-rules.md, D-17). A former tenant has had a lease, and all leases are archived. It
 * has no unsent or unpaid invoice, no credit, no unreturned receipt and no unresolved ticket. Returns how many were deactivated.
 */
const deactivateFormerTenants = async (tx: Tx): Promise<number> => {
  const { numAffectedRows } = await sql`
    update tenant set status = 'INACTIVE'
    where status = 'ACTIVE'
      and ${hasLease(sql`true`)}
      and not ${hasLease(sql`(lease.archived_at is null or ${hasUnreturnedReceipt})`)}
      and not exists (select from ticket t where t.tenant_id = tenant.id and t.status <> 'RESOLVED')
      and not exists (select from invoicebase n where n.tenant_id = tenant.id and n.kind <> 'CREDIT'
                        and n.cancelled_at is null and n.credited_at is null and (n.sent_at is null or n.left_ore > 0))
      and coalesce((select sum(p.amount_ore) from payment p where p.tenant_id = tenant.id), 0)
        = coalesce((select sum(a.amount_ore) from allocation a join payment p on p.id = a.payment_id
                    where p.tenant_id = tenant.id), 0)`.execute(tx);
  return Number(numAffectedRows ?? 0n);
};

/** Hides what has ended from the lists (docs/domain-rules.md, D-17). */
export const leaseArchive = { listArchivable, archive, deactivateFormerTenants };
