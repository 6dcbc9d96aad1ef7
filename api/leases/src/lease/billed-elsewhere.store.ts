import type { Tx } from '@husrum/api-platform';
import { monthsPerInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';

interface Scope {
  /** Null: the leases of all companies. */
  readonly companyId: number | null;
  /** Null: all leases. */
  readonly leaseId: number | null;
}

const isInScope = ({ companyId, leaseId }: Scope): RawBuilder<boolean> => sql`(
  (${companyId}::bigint is null or entity.company_id = ${companyId}::bigint)
  and (${leaseId}::bigint is null or lease.id = ${leaseId}::bigint))`;

/**
 * The last day of a lease that can count as billed elsewhere: that of the period in which today is, or of the lease
 * (docs/domain-rules.md, D-8).
 */
export const lastMarkableDay = (today: LocalDate): RawBuilder<LocalDate> => {
  const { MONTHLY, QUARTERLY, YEARLY } = monthsPerInterval;
  return sql`least(lease.stop, end_of_period(${today}::date, lease.next_invoice_month,
    case lease.payment_interval when 'YEARLY' then ${YEARLY}::int when 'QUARTERLY' then ${QUARTERLY}::int else ${MONTHLY}::int end))`;
};

/** The latest day that leases can be marked until; null without a lease that has begun. */
export const findLastMarkableDay = async (
  tx: Tx,
  today: LocalDate,
  scope: Scope,
): Promise<LocalDate | null> => {
  const { rows } = await sql<{ day: LocalDate | null }>`
    select max(${lastMarkableDay(today)}) as day from lease join entity on entity.id = lease.entity_id
    where ${isInScope(scope)}`.execute(tx);
  return rows[0]?.day ?? null;
};

/**
 * Sets the last day that was billed outside the product, for each lease at most that of its current period. Never moves it back. Stores
 * what it was before. Returns how many leases changed.
 */
export const markBilledElsewhere = async (
  tx: Tx,
  until: LocalDate,
  { today, userId, ...scope }: Scope & { readonly today: LocalDate; readonly userId: number | null },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with marked as (
      select lease.id, lease.billed_elsewhere_until as before, least(${until}::date, ${lastMarkableDay(today)}) as until
      from lease join entity on entity.id = lease.entity_id
      where lease.start <= ${until}::date and ${isInScope(scope)}
    ), changed as (
      update lease set billed_elsewhere_until = marked.until from marked
      where lease.id = marked.id and marked.until >= lease.start and (marked.before is null or marked.before < marked.until)
      returning lease.id, marked.before, marked.until
    ), stored as (
      insert into billed_elsewhere (lease_id, until, until_before, mark, user_id)
      select id, until, before, (select gen_random_uuid()), ${userId}::bigint from changed
      returning id
    )
    select count(*)::int as count from stored`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Leases that somebody marked together. */
interface BilledElsewhereMark {
  readonly id: number;
  readonly until: LocalDate;
  readonly marked_at: string;
  readonly who: string | null;
  readonly leases: number;
  /** The leases whose days are not billed yet: these can be taken back. */
  readonly undoable: number;
}

/** Whether a day that the mark covers is billed since: the rent invoice is neither cancelled nor credited. */
const isBilledSince = sql<boolean>`exists (
  select from invoicebase invoice where invoice.lease_id = mark.lease_id and invoice.kind = 'RENT'
    and invoice.cancelled_at is null and invoice.credited_at is null and invoice.created_at >= mark.marked_at
    and invoice.start <= mark.until and (mark.until_before is null or invoice.stop > mark.until_before))`;

/** What people have marked, the latest first. */
export const listMarks = async (tx: Tx): Promise<BilledElsewhereMark[]> => {
  const { rows } = await sql<BilledElsewhereMark>`
    select min(mark.id) as id, max(mark.until) as until, mark.marked_at, min(user_account.name) as who,
      count(*)::int as leases, count(*) filter (where not ${isBilledSince})::int as undoable
    from billed_elsewhere mark left join user_account on user_account.id = mark.user_id
    group by mark.mark, mark.marked_at order by mark.marked_at desc, min(mark.id) desc`.execute(tx);
  return rows;
};

/**
 * Takes back a mark, except for leases of which a day is billed since. A later mark of a lease stays: only the days of this one are
 * no longer marked by it. Returns for how many leases it was taken back and how many are billed, or undefined if there is no such mark.
 */
export const undoMark = async (
  tx: Tx,
  id: number,
): Promise<{ undone: number; billed: number } | undefined> => {
  const { rows: marked } = await sql<{ id: number; lease_id: number; billed: boolean }>`
    select mark.id, mark.lease_id, ${isBilledSince} as billed from billed_elsewhere mark
    where mark.mark = (select known.mark from billed_elsewhere known where known.id = ${id})
    order by mark.lease_id for update of mark`.execute(tx);
  if (marked.length === 0) return undefined;
  const ids = marked.filter(({ billed }) => !billed).map((mark) => mark.id);
  await sql`
    update lease set billed_elsewhere_until = mark.until_before from billed_elsewhere mark
    where lease.id = mark.lease_id and mark.id = any(${ids}::bigint[]) and lease.billed_elsewhere_until = mark.until`.execute(
    tx,
  );
  await sql`
    update billed_elsewhere later set until_before = mark.until_before from billed_elsewhere mark
    where mark.id = any(${ids}::bigint[]) and later.lease_id = mark.lease_id and later.until_before = mark.until`.execute(
    tx,
  );
  await sql`delete from billed_elsewhere where id = any(${ids}::bigint[])`.execute(tx);
  return { undone: ids.length, billed: marked.length - ids.length };
};
