import type { OkOf, QueryOf } from '@husrum/contract/core';
import {
  type RentAdjustmentRow,
  type rentAdjustmentCalls,
  rentAdjustmentStatuses,
} from '@husrum/contract/rent-adjustment';
import { sql } from 'kysely';
import { pathTo } from '../entity/entity.store';
import { column, containing, naturalKey, pageOf } from '../platform/db';
import type { RequestContext } from '../platform/http';
import { reachedCount } from './reached.store';

type ListWork = Pick<RequestContext, 'tx' | 'url' | 'clock'>;
type List = typeof rentAdjustmentCalls.list;
type Entities = typeof rentAdjustmentCalls.entities;

const leasesChanged = sql<number>`
  (select count(*) from rent_adjustment_effect e where e.rent_adjustment_id = rent_adjustment.id and e.lease_id is not null)`;
const restored = sql<boolean>`
  exists (select from rent_adjustment later where later.restores_id = rent_adjustment.id)`;

const under = sql<string>`coalesce(
  (select above.name from entity above where above.id = entity.parent_id),
  (select company.name from company where company.id = entity.company_id))`;

export const adjustmentRows = async (
  { tx, clock }: Pick<ListWork, 'tx' | 'clock'>,
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
      under.as('under'),
      leasesChanged.as('leases_changed'),
      restored.as('restored'),
    ])
    .where('rent_adjustment.id', 'in', ids)
    .execute();
  const shown: RentAdjustmentRow[] = [];
  for (const row of rows) {
    const planned = row.status === 'SCHEDULED';
    shown.push({
      id: row.id,
      rate: Number(row.rate),
      addons: row.addons,
      scheduled_at: row.scheduled_at,
      executed_at: row.executed_at,
      effective_on: row.effective_on,
      status: row.status,
      entity: { id: row.entity_id, name: row.entity_name, type: row.type_name, under: row.under },
      leases_count: planned
        ? await reachedCount(tx, row.entity_id, row.scheduled_at ?? clock.today())
        : row.leases_changed,
      restores_id: row.restores_id,
      restored: row.restored,
      created_at: row.created_at,
      updated_at: row.updated_at,
    });
  }
  return shown;
};

/** The account's adjustments, or those that concern an object: its own, and those of the objects it lies under. */
export const adjustmentPage = async (context: ListWork, query: QueryOf<List>): Promise<OkOf<List>> => {
  const { entity_id, status } = query;
  const above = entity_id === undefined ? [] : (await pathTo(context.tx, entity_id)).map(({ id }) => id);
  return pageOf(context, query, {
    from: context.tx
      .selectFrom('rent_adjustment')
      .$if(entity_id !== undefined, (all) => all.where('rent_adjustment.entity_id', 'in', [0, ...above]))
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
    load: (ids) => adjustmentRows(context, ids),
  });
};

/** Objects to choose among, with how many leases an adjustment of each would change today. */
export const adjustableEntities = (context: ListWork, query: QueryOf<Entities>): Promise<OkOf<Entities>> => {
  const { name } = query;
  return pageOf(context, query, {
    from: context.tx
      .selectFrom('entity')
      .$if(Boolean(name), (all) => all.where('entity.name', 'ilike', containing(name ?? ''))),
    id: 'entity.id',
    sort: {
      name: naturalKey('entity.name'),
      type: sql`(select position from entity_type where entity_type.id = entity.entity_type_id)`,
    },
    defaultSort: [naturalKey('entity.name'), 'asc'],
    load: async (ids) => {
      const rows = await context.tx
        .selectFrom('entity')
        .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
        .select(['entity.id', 'entity.name', 'entity_type.name as type', 'entity_type.rentable'])
        .select(under.as('under'))
        .where('entity.id', 'in', ids)
        .execute();
      const shown: OkOf<Entities>['data'] = [];
      for (const row of rows)
        shown.push({ ...row, leases_count: await reachedCount(context.tx, row.id, context.clock.today()) });
      return shown;
    },
  });
};
