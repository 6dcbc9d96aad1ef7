import { groupBy, type Tx } from '@husrum/api-platform';
import type { ScheduledAdjustment } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

interface ScheduledRow {
  entity_id: number;
  id: number;
  rate: string;
  addons: boolean;
  scheduled_at: LocalDate;
}

/**
 * The scheduled adjustments of objects: their own, and those of the objects above them that cannot be let themselves
 * (docs/domain-rules.md, D-15). They are grouped by the id of the object, in the order of execution.
 */
export const listScheduledAdjustments = async (
  tx: Tx,
  entityIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ScheduledAdjustment[]>> => {
  // Most businesses rarely have a scheduled adjustment. Without one, the objects above need not be read.
  const anyScheduled = await tx
    .selectFrom('rent_adjustment')
    .select('id')
    .where('status', '=', 'SCHEDULED')
    .where('scheduled_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (anyScheduled === undefined || entityIds.length === 0) return new Map();
  const { rows } = await sql<ScheduledRow>`
    with recursive path as (
      select id as entity_id, id as above_id, parent_id from entity
      where id = any(${entityIds}::bigint[])
      union all
      select path.entity_id, above.id, above.parent_id from path join entity above on above.id = path.parent_id
    )
    select path.entity_id, adjustment.id, adjustment.rate::text, adjustment.addons, adjustment.scheduled_at::text
    from path
    join entity above on above.id = path.above_id
    join entity_type on entity_type.id = above.entity_type_id
    join rent_adjustment adjustment on adjustment.entity_id = path.above_id
    where adjustment.status = 'SCHEDULED' and adjustment.scheduled_at is not null
      and (path.above_id = path.entity_id or not entity_type.rentable)
    order by adjustment.scheduled_at, adjustment.id`.execute(tx);
  const groups = groupBy(rows, ({ entity_id }) => entity_id);
  return new Map(
    [...groups].map(([id, each]) => [
      id,
      each.map(({ id, rate, addons, scheduled_at }) => ({
        id,
        rate,
        from: scheduled_at,
        includesAddons: addons,
      })),
    ]),
  );
};
