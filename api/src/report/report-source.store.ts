import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { toSqlCondition } from './condition.store';
import { toExactNumber } from './exact-number.rules';
import type { ReportPlan } from './plan-report.rules';
import { listRepeatingJoins } from './report-joins.rules';
import type { Cell, ReportColumn, ReportJoin, ReportModel } from './report-model.types';

type Sql = RawBuilder<unknown>;

export const idOf = (alias: string): Sql => sql.ref(`${alias}.id`);

/** A value as `readCell` reads it: all but booleans as text. */
export const toCellValue = (type: ReportColumn['type'], expression: Sql): Sql => {
  if (type === 'number') return sql`(${expression})::numeric::text`;
  return type === 'boolean' ? expression : sql`(${expression})::text`;
};

/** A value of `toCellValue`. */
export const readCell = (type: ReportColumn['type'], value: Cell | undefined): Cell =>
  type === 'number' && typeof value === 'string' ? toExactNumber(value) : (value ?? null);

/** What a cell shows. */
export const toCellExpression = ({ type, cell, sql: filtered }: ReportColumn): Sql =>
  toCellValue(type, cell?.sql ?? filtered);

/** The joins of a report. `toSql` can replace one of them. */
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

/** Text sorts in Swedish order with numbers by value, an enum in the order of its options. */
export const toSortKey = (
  { type, options }: Pick<ReportColumn, 'type' | 'options'>,
  expression: Sql,
): Sql => {
  if (type === 'text' || type === 'email') return sql`natural_key(${expression})`;
  if (type === 'enum' && options)
    return sql`array_position(array[${sql.join(Object.keys(options))}]::text[], (${expression})::text)`;
  return expression;
};

/** The ids that tell the rows of an ungrouped report apart: those of the model, and of the joins that repeat its rows. */
export const rowIdAliases = ({ model, joins }: ReportPlan): string[] => [
  model.key,
  ...listRepeatingJoins(joins).map(({ alias }) => alias),
];

/** More than any number of the database. */
const KEY_LIMIT = sql.lit('100000000000000000000000000');
/** Shifts negative numbers above zero, so that all have the same number of digits. */
const toNumberText = (expression: Sql): Sql =>
  sql`lpad((least(greatest((${expression})::numeric, -${KEY_LIMIT}::numeric), ${KEY_LIMIT}::numeric)::numeric(38, 10)
    + 10 * ${KEY_LIMIT}::numeric)::text, 40, '0')`;

/** A sort key as a text that compares character by character. */
const toTextKey = (column: Pick<ReportColumn, 'type' | 'options'>, expression: Sql): Sql => {
  const key = toSortKey(column, expression);
  if (column.type === 'text' || column.type === 'email') return sql`encode(${key}, 'hex')`;
  if (column.type === 'number' || column.type === 'enum') return toNumberText(key);
  return column.type === 'boolean' ? sql`(${key})::int::text` : sql`(${key})::text`;
};

/** The order of `toRowOrder` as texts, of a report whose model has no order of its own. */
export const toTextKeys = (plan: ReportPlan): { keys: Sql[]; directions: ('asc' | 'desc')[] } => {
  const [own = plan.model.key, ...repeating] = rowIdAliases(plan);
  const wanted = plan.sort.flatMap(({ by, direction }) =>
    'sql' in by ? [{ key: toTextKey(by, by.sql), direction }] : [],
  );
  const keys = [
    ...wanted,
    { key: toNumberText(idOf(own)), direction: 'desc' as const },
    ...repeating.map((alias) => ({ key: toNumberText(idOf(alias)), direction: 'asc' as const })),
  ];
  return { keys: keys.map(({ key }) => key), directions: keys.map(({ direction }) => direction) };
};

const toDirection = (direction: 'asc' | 'desc'): Sql =>
  direction === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;

/** Whether the report is read by the id of its model alone, newest first. */
export const isOrderedById = (plan: ReportPlan): boolean =>
  plan.sort.length === 0 && plan.model.order.length === 0 && rowIdAliases(plan).length === 1;

/** The order of the rows of an ungrouped report. The ids make it total. */
export const toRowOrder = (plan: ReportPlan): Sql => {
  const { model, sort } = plan;
  const [own = model.key, ...repeating] = rowIdAliases(plan);
  const wanted = sort.flatMap(({ by, direction }) =>
    'sql' in by ? [sql`${toSortKey(by, by.sql)} ${toDirection(direction)}`] : [],
  );
  const ownId = model.order.length === 0 ? sql`${idOf(own)} desc` : idOf(own);
  return sql.join([
    ...wanted,
    ...model.order,
    ownId,
    ...repeating.map((alias) => sql`${idOf(alias)} nulls last`),
  ]);
};
