import type { LeaseState } from '@husrum/contract/lease';
import { type Expression, type RawBuilder, sql } from 'kysely';

/** SQL: the state of a lease today (docs/domain-rules.md, D-17). */
export const leaseState = sql<LeaseState>`lease_state(lease.start, lease.stop, lease.notice_length, lease.notice_type,
  lease.terminated_at, app_today())`;

/** SQL: whether the lease runs today. It is computed instead of stored, because it changes with the day. */
const isCurrent = sql<boolean>`lease.archived_at is null
  and lease.start <= app_today() and (lease.stop is null or lease.stop >= app_today())`;

/** SQL: whether the object has a current lease. */
export const isRented = (entityId = 'entity.id'): RawBuilder<boolean> => sql<boolean>`exists (
  select from lease where lease.entity_id = ${sql.ref(entityId)} and ${isCurrent})`;

/**
 * SQL: the opposite of `isRented`, for counting thousands of objects: the current leases are read once. With `not exists` the
 * planner, which expects few rows under row-level security, would compare every object with every lease.
 */
export const isVacantInBulk = (
  entityId: string,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(entityId)} not in (
  select lease.entity_id from lease where ${isCurrent})`;

/** SQL: whether another lease of the object starts after `current_lease` ends. A lease that was called off does not count. */
const isFollowed = sql<boolean>`exists (
  select from lease as later where later.entity_id = entity.id and later.start > current_lease.stop
  and lease_has_days(later.start, later.stop))`;

/** SQL: the first day of the object's next lease, or null without one. A lease that was called off does not count. */
export const letFrom = sql<string | null>`(select min(lease.start) from lease
  where lease.entity_id = entity.id and lease.archived_at is null and lease.start > app_today()
  and lease_has_days(lease.start, lease.stop))`;

/**
 * SQL: the day after the current lease ends. It is null without a current lease, and if it has no end or another lease
 * follows.
 */
export const freeFrom = sql<string | null>`(select current_lease.stop + 1 from lease as current_lease
  where current_lease.entity_id = entity.id and current_lease.start <= app_today() and current_lease.stop >= app_today()
  and not ${isFollowed})`;

/** SQL: whether the object is vacant today, or its lease is ending (docs/domain-rules.md, D-17) and no other lease follows. */
export const isToLet = sql<boolean>`(not ${isRented()} or exists (
  select from lease as current_lease where current_lease.entity_id = entity.id
  and lease_state(current_lease.start, current_lease.stop, current_lease.notice_length, current_lease.notice_type, current_lease.terminated_at,
                  app_today()) = 'ending'
  and not ${isFollowed}))`;

/** SQL: a sort key with rented objects first, then vacant ones, and those that cannot be let last. */
export const statusSortKey: Expression<unknown> = sql`
  case when not entity_type.rentable then null when ${isRented()} then 0 else 1 end`;
