import type { Tx } from '@husrum/api-platform';
import { MAX_WORK_ITEMS, type WorkType } from '@husrum/contract/field-work';
import { addDays, type LocalDate, parseDateTime } from '@husrum/format';
import { sql } from 'kysely';

export interface WorkRef {
  readonly type: WorkType;
  readonly id: number;
}

interface WorkFilter {
  readonly userId: number;
  /** Whether to include the work that colleagues are responsible for. */
  readonly everyone: boolean;
  readonly day: LocalDate;
}

/**
 * The work of a day, by address. Within an address: work in progress first, then by day. An unresolved ticket is listed if it is
 * due by that day. Its responsible user sees it also if it is due later or has no due date.
 */
export const listWork = async (
  tx: Tx,
  { userId, everyone, day }: WorkFilter,
): Promise<{ refs: WorkRef[]; total: number }> => {
  const tomorrow = parseDateTime(`${addDays(day, 1)} 00:00`).toISOString();
  const isIncluded = everyone ? sql`true` : sql`(responsible_id is null or responsible_id = ${userId})`;
  const { rows } = await sql<{ type: WorkType; id: number; total: number }>`
    with work as (
      select 'maintenance' as type, id, entity_id, company_id, status = 'IN_PROGRESS' as started, scheduled_at as at
      from maintenance
      where (status = 'IN_PROGRESS' or status in ('PLANNED', 'OVERDUE') and scheduled_at < ${tomorrow}) and ${isIncluded}
      union all
      select 'ticket', id, entity_id, null, status = 'OPEN', due_at::timestamptz
      from ticket
      where status <> 'RESOLVED' and (responsible_id = ${userId} or due_at <= ${day}) and ${isIncluded}
    )
    select work.type, work.id, count(*) over () as total
    from work
    left join entity on entity.id = work.entity_id
    left join company on company.id = work.company_id
    order by natural_key(coalesce(entity.address, company.address)) nulls last,
      coalesce(entity.city, company.city), work.started desc, work.at nulls last, work.type, work.id
    limit ${MAX_WORK_ITEMS}`.execute(tx);
  return { refs: rows.map(({ type, id }) => ({ type, id })), total: Number(rows[0]?.total ?? 0) };
};
