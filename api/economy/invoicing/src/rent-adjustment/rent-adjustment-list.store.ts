import { entityHouse, findEntityPath, hasEntityName } from '@husrum/api-objects';
import { column, naturalSortKey, paginate, type RequestContext, zip } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import {
  type RentAdjustmentRow,
  type rentAdjustmentCalls,
  rentAdjustmentStatuses,
} from '@husrum/contract/rent-adjustment';
import { sql } from 'kysely';
import { countAffectedLeases } from './affected-leases.store';

type ListContext = Pick<RequestContext, 'tx' | 'url' | 'clock'>;
type List = typeof rentAdjustmentCalls.list;
type Entities = typeof rentAdjustmentCalls.listEntities;

const changedLeasesCount = sql<number>`
  (select count(*) from rent_adjustment_effect e where e.rent_adjustment_id = rent_adjustment.id and e.lease_id is not null)`;
const isRestored = sql<boolean>`
  exists (select from rent_adjustment later where later.restores_id = rent_adjustment.id)`;

const parentName = sql<string>`coalesce(
  (select parent.name from entity parent where parent.id = entity.parent_id),
  (select company.name from company where company.id = entity.company_id))`;

export const findAdjustmentRows = async (
  { tx, clock }: Pick<ListContext, 'tx' | 'clock'>,
  ids: readonly number[],
): Promise<RentAdjustmentRow[]> => {
  const rows = await tx
    .selectFrom('rent_adjustment')
    .innerJoin('entity', 'entity.id', 'rent_adjustment.entity_id')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .selectAll('rent_adjustment')
    .select([
      'entity.name as entity_name',
      'entity_type.name as type_name',
      parentName.as('under'),
      entityHouse('entity.id').as('house'),
      changedLeasesCount.as('leases_changed'),
      isRestored.as('restored'),
    ])
    .where('rent_adjustment.id', 'in', ids)
    .execute();
  const scheduled = rows.filter(({ status }) => status === 'SCHEDULED');
  const counts = await countAffectedLeases(
    tx,
    scheduled.map(({ entity_id, scheduled_at }) => ({
      entityId: entity_id,
      day: scheduled_at ?? clock.today(),
    })),
  );
  const scheduledCounts = new Map(zip(scheduled, counts).map(([{ id }, count]) => [id, count]));
  return rows.map((row) => ({
    id: row.id,
    rate: Number(row.rate),
    addons: row.addons,
    scheduled_at: row.scheduled_at,
    executed_at: row.executed_at,
    effective_on: row.effective_on,
    status: row.status,
    entity: {
      id: row.entity_id,
      name: row.entity_name,
      type: row.type_name,
      under: row.under,
      house: row.house,
    },
    leases_count: scheduledCounts.get(row.id) ?? row.leases_changed,
    restores_id: row.restores_id,
    restored: row.restored,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }));
};

/** The business's adjustments, or those of an entity and the entities above it. */
export const listAdjustments = async (
  context: ListContext,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> => {
  const { entity_id, status } = query;
  // 0 is no id: SQL does not allow an empty list.
  const pathIds =
    entity_id === undefined ? [] : (await findEntityPath(context.tx, entity_id)).map(({ id }) => id);
  return paginate(context, query, {
    from: context.tx
      .selectFrom('rent_adjustment')
      .$if(entity_id !== undefined, (all) => all.where('rent_adjustment.entity_id', 'in', [0, ...pathIds]))
      .$if(status !== undefined, (all) => all.where('rent_adjustment.status', '=', status ?? 'SCHEDULED')),
    id: 'rent_adjustment.id',
    sort: {
      rate: column('rent_adjustment.rate'),
      scheduled_at: column('rent_adjustment.scheduled_at'),
      executed_at: column('rent_adjustment.executed_at'),
      status: sql`array_position(${[...rentAdjustmentStatuses]}::text[], rent_adjustment.status)`,
      entity: sql`(select natural_key(name) from entity where entity.id = rent_adjustment.entity_id)`,
      created_at: column('rent_adjustment.created_at'),
    },
    defaultSort: [column('rent_adjustment.created_at'), 'desc'],
    load: (ids) => findAdjustmentRows(context, ids),
  });
};

/** Entities whose rents can be adjusted, each with how many leases an adjustment of today would change. */
export const listAdjustableEntities = (
  context: ListContext,
  query: QueryOf<Entities>,
): Promise<ResponseOf<Entities>> => {
  const { name } = query;
  return paginate(context, query, {
    from: context.tx.selectFrom('entity').$if(Boolean(name), (all) => all.where(hasEntityName(name ?? ''))),
    id: 'entity.id',
    sort: {
      name: naturalSortKey('entity.name'),
      type: sql`(select position from entity_type where entity_type.id = entity.entity_type_id)`,
    },
    defaultSort: [naturalSortKey('entity.name'), 'asc'],
    load: async (ids) => {
      const rows = await context.tx
        .selectFrom('entity')
        .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
        .select(['entity.id', 'entity.name', 'entity_type.name as type', 'entity_type.rentable'])
        .select([parentName.as('under'), entityHouse('entity.id').as('house')])
        .where('entity.id', 'in', ids)
        .execute();
      const day = context.clock.today();
      const counts = await countAffectedLeases(
        context.tx,
        rows.map(({ id }) => ({ entityId: id, day })),
      );
      return zip(rows, counts).map(([row, leasesCount]) => ({ ...row, leases_count: leasesCount }));
    },
  });
};
