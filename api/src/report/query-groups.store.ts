import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { PlannedAggregate } from './plan-aggregate.rules';
import type { ReportPlan } from './plan-report.rules';
import type { Cell, ReportColumn } from './report-model.types';
import { idOf, toFromClause, toJson, toSortKey } from './report-source.store';

type Sql = RawBuilder<unknown>;
type NamedRow = Record<string, Cell>;

const group = (index: number): Sql => sql.ref(`g${index}`);
const value = (index: number): Sql => sql.ref(`v${index}`);
const aggregated = (index: number): Sql => sql.ref(`a${index}`);
/** The number of a row among those of its group that repeat the same row of a table. */
const repetition = (alias: string): Sql => sql.ref(`n_${alias}`);

/** The rows to aggregate: groups, values, and for each table whose rows are repeated their numbers. */
const toSource = (plan: ReportPlan, groups: readonly ReportColumn[], today: LocalDate): Sql => {
  const groupSql = groups.map((column) => column.sql);
  const repeated = [...new Set(plan.aggregates.flatMap(({ countsOnce }) => countsOnce ?? []))];
  const selected = [
    sql`1 as one`,
    ...groupSql.map((expression, index) => sql`${expression} as ${group(index)}`),
    ...plan.aggregates.map(({ column }, index) => sql`${column?.sql ?? sql`null`} as ${value(index)}`),
    ...repeated.map(
      (alias) =>
        sql`row_number() over (partition by ${sql.join([...groupSql, idOf(alias)])}) as ${repetition(alias)}`,
    ),
  ];
  return sql`(select ${sql.join(selected)} ${toFromClause(plan, today)}) as source`;
};

const toAggregate = (aggregate: PlannedAggregate, index: number): Sql => {
  const { column, countsOnce, decimals = 0 } = aggregate;
  if (column === null) return sql`count(*)`;
  const once = countsOnce === null ? sql`` : sql`filter (where ${repetition(countsOnce)} = 1)`;
  switch (aggregate.function) {
    case 'count':
      return sql`count(${value(index)}) ${once}`;
    case 'sum':
      return sql`coalesce(sum(${value(index)}) ${once}, 0)`;
    case 'avg':
      return sql`round(avg(${value(index)}) ${once}, ${sql.lit(decimals)})`;
    case 'min':
      return sql`min(${value(index)})`;
    case 'max':
      return sql`max(${value(index)})`;
  }
};

const toAggregateCells = ({ aggregates }: ReportPlan): Sql[] =>
  aggregates.map(
    (aggregate, index) =>
      sql`${toJson(aggregate.type, toAggregate(aggregate, index))} as ${aggregated(index)}`,
  );

const readAggregates = ({ aggregates }: ReportPlan, row: NamedRow | undefined): Cell[] =>
  aggregates.map((_aggregate, index) => row?.[`a${index}`] ?? null);

/** The number of all rows, and the aggregates over them. */
export const queryTotals = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
): Promise<{ rows: number; totals: Cell[] }> => {
  const { rows } = await sql<NamedRow & { row_count: number }>`
    select ${sql.join([sql`count(*) as row_count`, ...toAggregateCells(plan)])}
    from ${toSource(plan, [], today)}`.execute(tx);
  return { rows: rows[0]?.row_count ?? 0, totals: readAggregates(plan, rows[0]) };
};

const toGroupOrder = (plan: ReportPlan): Sql => {
  const { columns, aggregates, sort } = plan;
  const wanted = sort.flatMap(({ by, direction }) => {
    const at = columns.findIndex(({ key }) => key === by.key);
    const expression =
      at < 0 ? toAggregateByKey(aggregates, by.key) : toSortKey(columns[at] ?? { type: by.type }, group(at));
    return expression ? [sql`${expression} ${direction === 'asc' ? sql`asc` : sql`desc`} nulls last`] : [];
  });
  const rest = columns.flatMap((column, index) => [
    sql`${toSortKey(column, group(index))} nulls last`,
    group(index),
  ]);
  return sql.join([...wanted, ...rest]);
};

const toAggregateByKey = (aggregates: readonly PlannedAggregate[], key: string): Sql | undefined => {
  const at = aggregates.findIndex((aggregate) => aggregate.key === key);
  const found = aggregates[at];
  return found && toAggregate(found, at);
};

const toGroupList = ({ columns }: ReportPlan): Sql => sql.join(columns.map((_column, index) => group(index)));

/** The first groups, their values before their aggregates, and the number of all groups. */
export const queryGroups = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  limit: number,
): Promise<{ groups: Cell[][]; total: number }> => {
  const cells = plan.columns.map(
    ({ type }, index) => sql`${toJson(type, group(index))} as ${sql.ref(`c${index}`)}`,
  );
  const { rows } = await sql<NamedRow & { total: number }>`
    select ${sql.join([sql`count(*) over () as total`, ...cells, ...toAggregateCells(plan)])} from ${toSource(plan, plan.columns, today)}
    group by ${toGroupList(plan)} order by ${toGroupOrder(plan)} limit ${limit}`.execute(tx);
  const groups = rows.map((row) => [
    ...plan.columns.map((_column, index) => row[`c${index}`] ?? null),
    ...readAggregates(plan, row),
  ]);
  return { groups, total: rows[0]?.total ?? 0 };
};
