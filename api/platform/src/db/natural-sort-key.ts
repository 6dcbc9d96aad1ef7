import { type Expression, sql } from 'kysely';

/** Sort key in Swedish alphabetical order, with numbers by value: 'Lgh 2' before 'Lgh 10'. */
export const naturalSortKey = (name: string): Expression<unknown> => sql`natural_key(${sql.ref(name)})`;
