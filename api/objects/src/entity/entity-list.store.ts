import {
  column,
  equalsAny,
  paginate,
  prepareQuery,
  type RequestContext,
  swedishSortKey,
  type Tx,
} from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import type { EntityRow, entityCalls } from '@husrum/contract/entity';
import { sql } from 'kysely';
import { entityHouse } from './entity-house.store';
import { entityNameMatchOrder, hasEntityName } from './entity-name.store';
import { freeFrom, isRented, isToLet, letFrom, statusSortKey } from './rental-status.store';

type Query = QueryOf<typeof entityCalls.list>;

const selectFiltered = (tx: Tx, query: Query) => {
  const { name, company_id, parent_id, entity_type_id, rented, to_let, rentable, toplevel, parents } = query;
  const { parents_for_type_id } = query;
  return tx
    .selectFrom('entity')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .$if(Boolean(name), (all) => all.where(hasEntityName(name ?? '')))
    .$if(company_id !== undefined, (all) => all.where('entity.company_id', '=', company_id ?? 0))
    .$if(parent_id !== undefined, (all) => all.where('entity.parent_id', '=', parent_id ?? 0))
    .$if(entity_type_id !== undefined, (all) => all.where('entity_type.id', '=', entity_type_id ?? 0))
    .$if(rentable !== undefined, (all) => all.where('entity_type.rentable', '=', rentable ?? false))
    .$if(rented !== undefined, (all) =>
      all.where('entity_type.rentable', '=', true).where(isRented(), '=', rented ?? false),
    )
    .$if(to_let === true, (all) => all.where('entity_type.rentable', '=', true).where(isToLet))
    .$if(toplevel === true, (all) => all.where('entity.parent_id', 'is', null))
    .$if(parents === true, (all) =>
      all.where('entity_type.level', '<', ({ selectFrom }) =>
        selectFrom('entity_type as deepest').select(({ fn }) => fn.max('deepest.level').as('level')),
      ),
    )
    .$if(parents_for_type_id !== undefined, (all) =>
      all.where('entity_type.level', '<', ({ selectFrom }) =>
        selectFrom('entity_type as child_type')
          .select('child_type.level')
          .where('child_type.id', '=', parents_for_type_id ?? 0),
      ),
    );
};

/** SQL: the sort key of the name of the parent object, or of the company for an object directly in it. */
const parentOrCompanyKey = sql`coalesce(
  (select parent.name_key from entity as parent where parent.id = entity.parent_id),
  (select natural_key(company.name) from company where company.id = entity.company_id))`;

const selectEntityRows = prepareQuery((tx, ids: readonly number[]) =>
  tx
    .selectFrom('entity')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .innerJoin('company', 'company.id', 'entity.company_id')
    .leftJoin('entity as parent', 'parent.id', 'entity.parent_id')
    .leftJoin('entity_type as parent_type', 'parent_type.id', 'parent.entity_type_id')
    .select([
      'entity.id',
      'entity.name',
      'entity.address',
      'entity.fee',
      'entity.fee_as_m2',
      'entity.payment_interval',
      'entity.area',
      'entity.created_at',
      'entity_type.id as type_id',
      'entity_type.name as type_name',
      'entity_type.kind',
      'entity_type.icon',
      'entity_type.level',
      'entity_type.rentable',
      'company.id as company_id',
      'company.name as company_name',
      'parent.id as parent_id',
      'parent.name as parent_name',
      'parent_type.level as parent_level',
      entityHouse('entity.id').as('house'),
      isRented().as('rented'),
      letFrom.as('let_from'),
      freeFrom.as('free_from'),
      sql<number>`(select count(*) from entity as child where child.parent_id = entity.id)`.as('children'),
    ])
    .where(equalsAny('entity.id', ids)),
);

const loadEntityRows = async (tx: Tx, ids: readonly number[]): Promise<EntityRow[]> => {
  const rows = await selectEntityRows(tx, ids);
  return rows.map(({ type_id, type_name, kind, icon, level, rentable, ...row }) => ({
    id: row.id,
    name: row.name,
    address: row.address,
    type: { id: type_id, name: type_name, kind, icon, level, rentable: rentable ? 1 : 0 },
    company: { id: row.company_id, name: row.company_name },
    parent:
      row.parent_id === null
        ? null
        : { id: row.parent_id, name: row.parent_name ?? '', level: row.parent_level ?? 0 },
    house: row.house,
    rented: row.rented,
    let_from: row.let_from,
    free_from: row.free_from,
    fee: row.fee === null ? null : Number(row.fee),
    fee_as_m2: row.fee_as_m2,
    payment_interval: row.payment_interval,
    area: row.area === null ? null : Number(row.area),
    directchildren_count: row.children,
    created_at: row.created_at,
  }));
};

export const listEntities = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: Query,
): Promise<Page<EntityRow>> =>
  paginate(context, query, {
    from: selectFiltered(context.tx, query),
    id: 'entity.id',
    sort: {
      name: column('entity.name_key'),
      type: swedishSortKey('entity_type.name'),
      linked_to: parentOrCompanyKey,
      status: statusSortKey,
      created_at: column('entity.created_at'),
    },
    defaultSort: [query.name ? entityNameMatchOrder(query.name) : column('entity.name_key'), 'asc'],
    load: (ids) => loadEntityRows(context.tx, ids),
  });

export const findEntityRow = async (tx: Tx, id: number): Promise<EntityRow | undefined> =>
  (await loadEntityRows(tx, [id]))[0];
