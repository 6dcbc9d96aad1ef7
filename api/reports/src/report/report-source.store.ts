import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { toSqlCondition } from './condition.store';
import { toNumberOrExactText } from './exact-number.rules';
import type { ReportPlan } from './plan-report.rules';
import { listRepeatingJoins } from './report-joins.rules';
import type { Cell, ReportColumn, ReportJoin, ReportModel } from './report-model.types';

type Sql = RawBuilder<unknown>;

export const idOf = (alias: string): Sql => sql.ref(`${alias}.id`);

/** The value as `readCell` expects it: a boolean as it is, all other types as text. */
export const toCellValue = (type: ReportColumn['type'], expression: Sql): Sql => {
  if (type === 'number') return sql`(${expression})::numeric::text`;
  return type === 'boolean' ? expression : sql`(${expression})::text`;
};

/** Parses a value that was selected with `toCellValue`. */
export const readCell = (type: ReportColumn['type'], value: Cell | undefined): Cell =>
  type === 'number' && typeof value === 'string' ? toNumberOrExactText(value) : (value ?? null);

/** The value that a cell of the column shows. */
export const toCellExpression = ({ type, cellFormat, sql: columnSql }: ReportColumn): Sql =>
  toCellValue(type, cellFormat?.sql ?? columnSql);

/** The join clauses of a report. `toSql` can replace the SQL of a join. */
export const toJoins = (
  model: ReportModel,
  joins: readonly ReportJoin[],
  toSql: (join: ReportJoin, joined: ReadonlySet<string>) => Sql = (join, joined) => join.toSql(joined),
): Sql => {
  const joined = new Set([model.key]);
  const clauses: Sql[] = [];
  for (const join of joins) {
    clauses.push(toSql(join, joined));
    joined.add(join.alias);
  }
  return clauses.length === 0 ? sql`` : sql.join(clauses, sql` `);
};

/** The `from` and `where` clauses of a report. */
export const toFromClause = (
  { model, joins, filters }: ReportPlan,
  today: LocalDate,
  extraConditions: readonly Sql[] = [],
): Sql => {
  const conditions = [
    sql`true`,
    ...filters.map((filter) => toSqlCondition(filter, today)),
    ...extraConditions,
  ];
  return sql`from ${sql.table(model.key)} ${toJoins(model, joins)} where ${sql.join(conditions, sql` and `)}`;
};

/** Text sorts in Swedish order with its numbers by value, an enum in the order of its options. */
export const toSortKey = (
  { type, options }: Pick<ReportColumn, 'type' | 'options'>,
  expression: Sql,
): Sql => {
  if (type === 'text' || type === 'email') return sql`natural_key(${expression})`;
  if (type === 'enum' && options)
    return sql`array_position(array[${sql.join(Object.keys(options))}]::text[], (${expression})::text)`;
  return expression;
};

/** The tables whose ids together identify a row of an ungrouped report: the model, and the joins that repeat its rows. */
export const rowIdAliases = ({ model, joins }: ReportPlan): string[] => [
  model.key,
  ...listRepeatingJoins(joins).map(({ alias }) => alias),
];

/** It is larger than any number in the database. */
const KEY_LIMIT = sql.lit('100000000000000000000000000');
/**
 * A number as text that sorts by value: an added constant makes it positive, and zeros give all numbers the same length. Null stays
 * null, which `greatest` and `least` would otherwise replace by a limit.
 */
const toNumberText = (expression: Sql): Sql =>
  sql`case when (${expression}) is not null then
    lpad((least(greatest((${expression})::numeric, -${KEY_LIMIT}::numeric), ${KEY_LIMIT}::numeric)::numeric(38, 10)
      + 10 * ${KEY_LIMIT}::numeric)::text, 40, '0') end`;

/** The sort key as a text to be compared character by character. */
const toTextKey = (column: Pick<ReportColumn, 'type' | 'options'>, expression: Sql): Sql => {
  const key = toSortKey(column, expression);
  if (column.type === 'text' || column.type === 'email') return sql`encode(${key}, 'hex')`;
  if (column.type === 'number' || column.type === 'enum') return toNumberText(key);
  return column.type === 'boolean' ? sql`(${key})::int::text` : sql`(${key})::text`;
};

/** The order of `toRowOrder` as text keys, for a report whose model has no order of its own. */
export const toTextKeys = (plan: ReportPlan): { keys: Sql[]; directions: ('asc' | 'desc')[] } => {
  const [own = plan.model.key, ...repeating] = rowIdAliases(plan);
  const requestedKeys = plan.sort.flatMap(({ by, direction }) =>
    'sql' in by ? [{ key: toTextKey(by, by.sql), direction }] : [],
  );
  const keys = [
    ...requestedKeys,
    { key: toNumberText(idOf(own)), direction: 'desc' as const },
    ...repeating.map((alias) => ({ key: toNumberText(idOf(alias)), direction: 'asc' as const })),
  ];
  return { keys: keys.map(({ key }) => key), directions: keys.map(({ direction }) => direction) };
};

const toDirection = (direction: 'asc' | 'desc'): Sql =>
  direction === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;

/** Whether the report is ordered by the id of its model alone, newest first. */
export const isOrderedById = (plan: ReportPlan): boolean =>
  plan.sort.length === 0 && plan.model.defaultOrder.length === 0 && rowIdAliases(plan).length === 1;

/** The order of the rows of an ungrouped report. The ids at the end make it unambiguous. */
export const toRowOrder = (plan: ReportPlan): Sql => {
  const { model, sort } = plan;
  const [own = model.key, ...repeating] = rowIdAliases(plan);
  const requestedOrder = sort.flatMap(({ by, direction }) =>
    'sql' in by ? [sql`${toSortKey(by, by.sql)} ${toDirection(direction)}`] : [],
  );
  const ownId = model.defaultOrder.length === 0 ? sql`${idOf(own)} desc` : idOf(own);
  return sql.join([
    ...requestedOrder,
    ...model.defaultOrder,
    ownId,
    ...repeating.map((alias) => sql`${idOf(alias)} nulls last`),
  ]);
};
