import { column, type DB, paginate, type RequestContext, type Tx } from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import type { EventOwner, EventRow, eventCalls } from '@husrum/contract/event';
import { toUnixSeconds } from '@husrum/format';
import { type Insertable, sql, type Updateable } from 'kysely';

export interface EventOwnerRef {
  type: EventOwner;
  id: number;
}
const ownerColumn = { entity: 'entity_id', lease: 'lease_id' } as const satisfies Record<
  EventOwner,
  keyof DB['event']
>;

export const loadEventRows = async (tx: Tx, ids: readonly number[]): Promise<EventRow[]> => {
  const rows = await tx
    .selectFrom('event')
    .select(['id', 'title', 'type', 'happened_at', 'description', 'author_name', 'created_at', 'updated_at'])
    .select([
      sql<EventOwner>`case when entity_id is null then 'lease' else 'entity' end`.as('eventable_type'),
      sql<number>`coalesce(entity_id, lease_id)`.as('eventable_id'),
    ])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ happened_at, ...row }) => ({ ...row, date: toUnixSeconds(happened_at) }));
};

/** The events of one object or lease, by default the latest first. */
export const listEventsOfOwner = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  { type, id }: EventOwnerRef,
  query: QueryOf<typeof eventCalls.listByOwner>,
): Promise<Page<EventRow>> =>
  paginate(context, query, {
    from: context.tx.selectFrom('event').where(ownerColumn[type], '=', id),
    id: 'event.id',
    sort: { date: column('event.happened_at') },
    notNullSorts: ['date'],
    defaultSort: [column('event.happened_at'), 'desc'],
    load: (ids) => loadEventRows(context.tx, ids),
  });

type EventValues = Omit<Insertable<DB['event']>, 'entity_id' | 'lease_id'>;

export const insertEvent = async (tx: Tx, owner: EventOwnerRef, values: EventValues): Promise<number> => {
  const { id } = await tx
    .insertInto('event')
    .values({ ...values, [ownerColumn[owner.type]]: owner.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Locks the event until the transaction ends, so that nobody else changes it meanwhile. */
export const lockEvent = (tx: Tx, id: number) =>
  tx.selectFrom('event').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Whether the event is on the object or lease with the id, or on a lease of the object. */
export const isOnObject = async (tx: Tx, eventId: number, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select from event left join lease on lease.id = event.lease_id
    where event.id = ${eventId} and ${id} in (event.entity_id, event.lease_id, lease.entity_id)`.execute(tx);
  return rows.length > 0;
};

export const updateEvent = async (tx: Tx, id: number, values: Updateable<DB['event']>): Promise<void> => {
  await tx.updateTable('event').set(values).where('id', '=', id).execute();
};

export const deleteEvent = async (tx: Tx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('event').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};
