import { type Expression, sql } from 'kysely';

/** Sort key in Swedish alphabetical order with numbers by their value: 'Lgh 2' before 'Lgh 10'. */
export const naturalKey = (name: string): Expression<unknown> => sql`natural_key(${sql.ref(name)})`;
