import { type Expression, type RawBuilder, sql } from 'kysely';

/** Uthyrd: a lease covers today. Derived, never stored, so that it changes by itself as days pass. */
export const isRented = (entityId = 'entity.id'): RawBuilder<boolean> => sql<boolean>`exists (
  select from lease where lease.entity_id = ${sql.ref(entityId)} and lease.archived_at is null
  and lease.start <= app_today() and (lease.stop is null or lease.stop >= app_today()))`;

/** Rented first, then vacant; what cannot be rented has no status and comes last. */
export const statusOrder: Expression<unknown> = sql`
  case when not entity_type.rentable then null when ${isRented()} then 0 else 1 end`;
