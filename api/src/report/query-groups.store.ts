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
/** The id of the row of a joined table that the values of an aggregate belong to. */
const ownerId = (alias: string): Sql => sql.ref(`id_${alias}`);

/**
 * The rows to aggregate: groups and values. With `countsOnce` each row of that table comes once in a group, however many report
 * rows repeat it, with the values that belong to it. It is found by hashing: numbering the rows of a group would sort them all.
 */
const toSource = (
  plan: ReportPlan,
  groups: readonly ReportColumn[],
  today: LocalDate,
  countsOnce: string | null,
): Sql => {
  const values = plan.aggregates.flatMap((aggregate, index) =>
    aggregate.countsOnce === countsOnce && aggregate.column
      ? [sql`${aggregate.column.sql} as ${value(index)}`]
      : [],
  );
  const selected = [
    sql`1 as one`,
    ...groups.map((column, index) => sql`${column.sql} as ${group(index)}`),
    ...(countsOnce === null ? [] : [sql`${idOf(countsOnce)} as ${ownerId(countsOnce)}`]),
    ...values,
  ];
  const distinct = countsOnce === null ? sql`` : sql`distinct`;
  return sql`(select ${distinct} ${sql.join(selected)} ${toFromClause(plan, today)}) as source`;
};

const toAggregate = ({ column, function: name, decimals = 0 }: PlannedAggregate, index: number): Sql => {
  if (column === null) return sql`count(*)`;
  switch (name) {
    case 'count':
      return sql`count(${value(index)})`;
    case 'sum':
      return sql`coalesce(sum(${value(index)}), 0)`;
    case 'avg':
      return sql`round(avg(${value(index)}), ${sql.lit(decimals)})`;
    case 'min':
      return sql`min(${value(index)})`;
    case 'max':
      return sql`max(${value(index)})`;
  }
};

const toAggregateCells = ({ aggregates }: ReportPlan): Sql[] =>
  aggregates.map(({ type }, index) => sql`${toJson(type, aggregated(index))} as ${aggregated(index)}`);

const readAggregates = ({ aggregates }: ReportPlan, row: NamedRow | undefined): Cell[] =>
  aggregates.map((_aggregate, index) => row?.[`a${index}`] ?? null);

const toGroupList = (groups: readonly ReportColumn[]): Sql =>
  groups.length === 0 ? sql`()` : sql.join(groups.map((_column, index) => group(index)));

const nullOf: Readonly<Record<PlannedAggregate['type'], Sql>> = {
  number: sql`null::numeric`,
  datetime: sql`null::date`,
  boolean: sql`null::boolean`,
  text: sql`null::text`,
  email: sql`null::text`,
  enum: sql`null::text`,
};

/** The groups with their aggregates and the number of their rows, as a table `aggregates`. */
const toAggregates = (plan: ReportPlan, groups: readonly ReportColumn[], today: LocalDate): Sql => {
  const groupCells = groups.map((_column, index) => group(index));
  const sources: (string | null)[] = [
    null,
    ...new Set(plan.aggregates.flatMap(({ countsOnce }) => countsOnce ?? [])),
  ];
  const branch = (countsOnce: string | null): Sql => {
    const cells = plan.aggregates.map((aggregate, index) =>
      aggregate.countsOnce === countsOnce
        ? sql`${toAggregate(aggregate, index)} as ${aggregated(index)}`
        : sql`${nullOf[aggregate.type]} as ${aggregated(index)}`,
    );
    const count = countsOnce === null ? sql`count(*) as row_count` : sql`null::bigint as row_count`;
    return sql`select ${sql.join([...groupCells, count, ...cells])} from ${toSource(plan, groups, today, countsOnce)}
      group by ${toGroupList(groups)}`;
  };
  const [rows, ...once] = sources.map(branch);
  if (rows === undefined || once.length === 0) return sql`(${rows}) as aggregates`;
  const merged = plan.aggregates.map(
    (_aggregate, index) => sql`max(${aggregated(index)}) as ${aggregated(index)}`,
  );
  return sql`(select ${sql.join([...groupCells, sql`max(row_count) as row_count`, ...merged])}
    from (${sql.join([rows, ...once], sql` union all `)}) as branches group by ${toGroupList(groups)}) as aggregates`;
};

/** The number of all rows, and the aggregates over them. */
export const queryTotals = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
): Promise<{ rows: number; totals: Cell[] }> => {
  const { rows } = await sql<NamedRow & { row_count: number }>`
    select ${sql.join([sql`row_count`, ...toAggregateCells(plan)])}
    from ${toAggregates(plan, [], today)}`.execute(tx);
  return { rows: rows[0]?.row_count ?? 0, totals: readAggregates(plan, rows[0]) };
};

const toGroupOrder = (plan: ReportPlan): Sql => {
  const { columns, aggregates, sort } = plan;
  const wanted = sort.flatMap(({ by, direction }) => {
    const at = columns.findIndex(({ key }) => key === by.key);
    const expression =
      at < 0
        ? sql`aggregates.${aggregated(aggregates.findIndex(({ key }) => key === by.key))}`
        : toSortKey(columns[at] ?? { type: by.type }, group(at));
    return [sql`${expression} ${direction === 'asc' ? sql`asc` : sql`desc`} nulls last`];
  });
  const rest = columns.flatMap((column, index) => [
    sql`${toSortKey(column, group(index))} nulls last`,
    group(index),
  ]);
  return sql.join([...wanted, ...rest]);
};

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
    select ${sql.join([sql`count(*) over () as total`, ...cells, ...toAggregateCells(plan)])}
    from ${toAggregates(plan, plan.columns, today)} order by ${toGroupOrder(plan)} limit ${limit}`.execute(
    tx,
  );
  const groups = rows.map((row) => [
    ...plan.columns.map((_column, index) => row[`c${index}`] ?? null),
    ...readAggregates(plan, row),
  ]);
  return { groups, total: rows[0]?.total ?? 0 };
};
