import { type Expression, type RawBuilder, sql } from 'kysely';

/** SQL: whether a lease of the object covers today. Computed, not stored, so that it is right every day. */
export const isRented = (entityId = 'entity.id'): RawBuilder<boolean> => sql<boolean>`exists (
  select from lease where lease.entity_id = ${sql.ref(entityId)} and lease.archived_at is null
  and lease.start <= app_today() and (lease.stop is null or lease.stop >= app_today()))`;

/** SQL: the start of the object's next lease. */
export const letFrom = sql<string | null>`(select min(lease.start) from lease
  where lease.entity_id = entity.id and lease.archived_at is null and lease.start > app_today())`;

/** SQL: the day after the running lease ends; null if no end is set, or another lease follows. */
export const freeFrom = sql<string | null>`(select running.stop + 1 from lease as running
  where running.entity_id = entity.id and running.start <= app_today() and running.stop >= app_today()
  and not exists (select from lease as later where later.entity_id = entity.id and later.start > running.stop))`;

/** SQL: vacant today, or its lease is ending (D-17) and no other follows. */
export const isToLet = sql<boolean>`(not ${isRented()} or exists (
  select from lease as running where running.entity_id = entity.id
  and lease_state(running.start, running.stop, running.notice_length, running.notice_type, running.terminated_at,
                  app_today()) = 'ending'
  and not exists (select from lease as later where later.entity_id = entity.id and later.start > running.stop)))`;

/** SQL sort key: rented first, then vacant; an object that cannot be let comes last. */
export const statusSortKey: Expression<unknown> = sql`
  case when not entity_type.rentable then null when ${isRented()} then 0 else 1 end`;
