import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { COUNT_LIMIT, type Tx } from '../platform/db';
import { toSqlCondition } from './condition.store';
import type { ReportPlan } from './plan-report.rules';
import type { ReportColumn } from './report-model.types';

export type Cell = string | number | boolean | null;

/** The column as JSON: numeric as number, date as text. */
const toJsonExpression = ({ type, cell, sql: filtered }: ReportColumn): RawBuilder<unknown> => {
  const expression = cell?.sql ?? filtered;
  if (type === 'number') return sql`(${expression})::float8`;
  return type === 'boolean' ? expression : sql`(${expression})::text`;
};

const toJoins = ({ model, relationships }: ReportPlan): RawBuilder<unknown> => {
  const used = model.relationships.filter(({ key }) => relationships.includes(key));
  return sql.join([...new Set(used.flatMap(({ joins }) => joins))], sql` `);
};

const toFromClause = (plan: ReportPlan, today: LocalDate): RawBuilder<unknown> => {
  const conditions = plan.filters.map((filter) => toSqlCondition(filter, today));
  return sql`from ${plan.model.table} ${toJoins(plan)} where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
};

interface QueryResult {
  readonly rows: Cell[][];
  /** Counted up to COUNT_LIMIT. */
  readonly total: number;
}

/** The first rows of the report, and the number of all rows. */
export const queryReport = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  limit: number,
): Promise<QueryResult> => {
  const from = toFromClause(plan, today);
  const columns = plan.columns.map(
    (column, index) => sql`${toJsonExpression(column)} as ${sql.ref(`c${index}`)}`,
  );
  const result = await sql<Record<string, Cell>>`
    select ${sql.join(columns)} ${from} order by ${plan.model.order} limit ${limit}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select 1 ${from} limit ${COUNT_LIMIT}) as counted`.execute(tx);
  return {
    rows: result.rows.map((row) => plan.columns.map((_column, index) => row[`c${index}`] ?? null)),
    total: counted.rows[0]?.total ?? 0,
  };
};
