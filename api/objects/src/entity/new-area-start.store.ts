import type { Tx } from '@husrum/api-platform';
import { addDays, type LocalDate, latestDate } from '@husrum/format';
import { sql } from 'kysely';

/**
 * The default first day of a new area (docs/domain-rules.md, D-8, D-15). For an object with a current or coming lease with
 * rent per m² it is the first day of the lease that no sent invoice covers, else today.
 */
export const findNewAreaStart = async (tx: Tx, entityId: number, today: LocalDate): Promise<LocalDate> => {
  const { rows } = await sql<{ start: LocalDate; sent_until: LocalDate | null }>`
    select lease.start,
           (select max(stop) from invoicebase
            where lease_id = lease.id and kind = 'RENT' and locked_at is not null
              and cancelled_at is null and credited_at is null) as sent_until
    from lease
    where entity_id = ${entityId} and fee_as_m2 and (stop is null or stop >= ${today})
    order by start limit 1`.execute(tx);
  const [lease] = rows;
  if (lease === undefined) return today;
  return lease.sent_until === null ? lease.start : latestDate(lease.start, addDays(lease.sent_until, 1));
};
