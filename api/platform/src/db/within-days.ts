import { type Expression, type SqlBool, sql } from 'kysely';

/** Whether a date is in a period, ends included; null is an open end. A period that ends before it starts has no days. */
export const withinDays = (
  date: Expression<unknown>,
  first: string | null,
  last: string | null,
): Expression<SqlBool> =>
  sql`(${date} between coalesce(${first}::date, '-infinity') and coalesce(${last}::date, 'infinity'))`;
