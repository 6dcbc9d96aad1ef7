import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { COUNT_LIMIT, type Tx } from '../platform/db';
import { conditionOf } from './condition.store';
import type { ReportColumn } from './model';
import type { Plan } from './plan.rules';

export type Cell = string | number | boolean | null;

/** As it travels: a numeric as number, a day as text. */
const shown = ({ type, sql: expression }: ReportColumn): RawBuilder<unknown> =>
  type === 'number'
    ? sql`(${expression})::float8`
    : type === 'boolean'
      ? expression
      : sql`(${expression})::text`;

const joinsOf = ({ model, relationships }: Plan): RawBuilder<unknown> => {
  const used = model.relationships.filter(({ key }) => relationships.includes(key));
  return sql.join([...new Set(used.flatMap(({ joins }) => joins))], sql` `);
};

const fromOf = (plan: Plan, today: LocalDate): RawBuilder<unknown> => {
  const conditions = plan.filters.map((filter) => conditionOf(filter, today));
  return sql`from ${plan.model.table} ${joinsOf(plan)} where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
};

interface Found {
  readonly rows: Cell[][];
  /** Counted to a limit: nobody reads further. */
  readonly total: number;
}

/** The first rows of the report, and how many there are. */
export const findRows = async (tx: Tx, plan: Plan, today: LocalDate, limit: number): Promise<Found> => {
  const from = fromOf(plan, today);
  const columns = plan.columns.map((column, at) => sql`${shown(column)} as ${sql.ref(`c${at}`)}`);
  const found = await sql<Record<string, Cell>>`
    select ${sql.join(columns)} ${from} order by ${plan.model.order} limit ${limit}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select 1 ${from} limit ${COUNT_LIMIT}) as counted`.execute(tx);
  return {
    rows: found.rows.map((row) => plan.columns.map((_column, at) => row[`c${at}`] ?? null)),
    total: counted.rows[0]?.total ?? 0,
  };
};
