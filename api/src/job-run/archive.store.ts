import { addDays, type LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db';

/** Days after its end on which an ended lease is archived (D-17); archiveDate in the rent engine says the same of one. */
const lastEndOn = (today: LocalDate): LocalDate => addDays(today, -30);

/** Invoices of the lease that still want something done: not sent, or not paid. */
const openInvoice = sql<boolean>`exists (
  select from invoicebase n where n.lease_id = lease.id and n.kind <> 'CREDIT'
    and n.cancelled_at is null and n.credited_at is null and (n.sent_at is null or n.left_ore > 0))`;
const keysOut = sql<boolean>`exists (select from quittance q where q.lease_id = lease.id and q.return_date is null)`;

const archivable = (tx: Tx, today: LocalDate) =>
  tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .where('lease.archived_at', 'is', null)
    .where('lease.stop', '<=', lastEndOn(today))
    .where(({ not }) => not(openInvoice))
    .where(({ not }) => not(keysOut));

/** Leases whose time has come, less those with an invoice or a key still out: a debt is never put out of sight. */
export const archivableLeases = async (
  tx: Tx,
  today: LocalDate,
): Promise<{ leaseId: number; title: string }[]> => {
  const rows = await archivable(tx, today)
    .select(['lease.id', 'entity.name', 'lease.start', 'lease.stop'])
    .orderBy('lease.id')
    .execute();
  return rows.map(({ id, name, start, stop }) => ({ leaseId: id, title: `${name} · ${start} – ${stop}` }));
};

/** Archives one lease if it still may be. False when something has come up since. */
export const archiveLease = async (tx: Tx, id: number, now: string, today: LocalDate): Promise<boolean> => {
  const locked = await archivable(tx, today)
    .select('lease.id')
    .where('lease.id', '=', id)
    .forUpdate('lease')
    .executeTakeFirst();
  if (locked === undefined) return false;
  await tx.updateTable('lease').set({ archived_at: now }).where('id', '=', id).execute();
  return true;
};

const leasesOf = (some: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from lease_tenant lt join lease on lease.id = lt.lease_id where lt.tenant_id = tenant.id and ${some})`;

/**
 * Tenants who have rented, rent nothing any more, and with whom nothing is open, become inactive (D-17): no lease that is
 * not archived, no invoice unpaid, no credit to pay back, no key out, no ticket unresolved. Gives how many.
 */
export const retireTenants = async (tx: Tx): Promise<number> => {
  const { numAffectedRows } = await sql`
    update tenant set status = 'INACTIVE'
    where status = 'ACTIVE'
      and ${leasesOf(sql`true`)}
      and not ${leasesOf(sql`(lease.archived_at is null or ${keysOut})`)}
      and not exists (select from ticket t where t.tenant_id = tenant.id and t.status <> 'RESOLVED')
      and not exists (select from invoicebase n where n.tenant_id = tenant.id and n.kind <> 'CREDIT'
                        and n.cancelled_at is null and n.credited_at is null and (n.sent_at is null or n.left_ore > 0))
      and coalesce((select sum(p.amount_ore) from payment p where p.tenant_id = tenant.id), 0)
        = coalesce((select sum(a.amount_ore) from allocation a join payment p on p.id = a.payment_id
                    where p.tenant_id = tenant.id), 0)`.execute(tx);
  return Number(numAffectedRows ?? 0n);
};
