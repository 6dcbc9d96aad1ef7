import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';

/** SQL: the day in Sweden of the instant in a column. */
export const swedishDay = (column: string): RawBuilder<LocalDate> =>
  sql`(${sql.ref(column)} at time zone 'Europe/Stockholm')::date`;
