import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db';
import { aggregateRef, groupRef, toAggregates } from './aggregate-source.store';
import type { ReportPlan } from './plan-report.rules';
import { executeLimited } from './report-cost.store';
import type { Cell } from './report-model.types';
import { readCell, toCellValue, toSortKey } from './report-source.store';

type Sql = RawBuilder<unknown>;
type NamedRow = Record<string, Cell>;

const toAggregateCells = ({ aggregates }: ReportPlan): Sql[] =>
  aggregates.map(
    ({ type }, index) => sql`${toCellValue(type, aggregateRef(index))} as ${aggregateRef(index)}`,
  );

const readAggregates = ({ aggregates }: ReportPlan, row: NamedRow | undefined): Cell[] =>
  aggregates.map(({ type }, index) => readCell(type, row?.[`a${index}`]));

/** The number of all rows, and the aggregates over them. */
export const queryTotals = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
): Promise<{ rows: number; totals: Cell[] }> => {
  const rows = await executeLimited(
    tx,
    sql<NamedRow & { row_count: number }>`
    select ${sql.join([sql`row_count`, ...toAggregateCells(plan)])}
    from ${toAggregates(plan, [], today)}`,
  );
  return { rows: rows[0]?.row_count ?? 0, totals: readAggregates(plan, rows[0]) };
};

const toGroupOrder = (plan: ReportPlan): Sql => {
  const { columns, aggregates, sort } = plan;
  const wanted = sort.flatMap(({ by, direction }) => {
    const at = columns.findIndex(({ key }) => key === by.key);
    const expression =
      at < 0
        ? sql`aggregates.${aggregateRef(aggregates.findIndex(({ key }) => key === by.key))}`
        : toSortKey(columns[at] ?? { type: by.type }, groupRef(at));
    return [sql`${expression} ${direction === 'asc' ? sql`asc` : sql`desc`} nulls last`];
  });
  const rest = columns.flatMap((column, index) => [
    sql`${toSortKey(column, groupRef(index))} nulls last`,
    groupRef(index),
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
    ({ type }, index) => sql`${toCellValue(type, groupRef(index))} as ${sql.ref(`c${index}`)}`,
  );
  const rows = await executeLimited(
    tx,
    sql<NamedRow & { total: number }>`
    select ${sql.join([sql`count(*) over () as total`, ...cells, ...toAggregateCells(plan)])}
    from ${toAggregates(plan, plan.columns, today)} order by ${toGroupOrder(plan)} limit ${limit}`,
  );
  const groups = rows.map((row) => [
    ...plan.columns.map(({ type }, index) => readCell(type, row[`c${index}`])),
    ...readAggregates(plan, row),
  ]);
  return { groups, total: rows[0]?.total ?? 0 };
};
