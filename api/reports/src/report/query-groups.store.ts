import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { aggregateRef, groupRef, toAggregatesSubquery } from './aggregate-source.store';
import type { ReportPlan } from './plan-report.rules';
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

const toGroupOrder = (plan: ReportPlan): Sql => {
  const { columns, aggregates, sort } = plan;
  const requestedOrder = sort.flatMap(({ by, direction }) => {
    const columnIndex = columns.findIndex(({ key }) => key === by.key);
    const expression =
      columnIndex < 0
        ? sql`aggregates.${aggregateRef(aggregates.findIndex(({ key }) => key === by.key))}`
        : toSortKey(columns[columnIndex] ?? { type: by.type }, groupRef(columnIndex));
    return [sql`${expression} ${direction === 'asc' ? sql`asc` : sql`desc`} nulls last`];
  });
  const defaultOrder = columns.flatMap((column, index) => [
    sql`${toSortKey(column, groupRef(index))} nulls last`,
    groupRef(index),
  ]);
  return sql.join([...requestedOrder, ...defaultOrder]);
};

interface Aggregates {
  /** The first groups: each has its values and then its aggregates. It is empty when the report is not grouped. */
  readonly groups: Cell[][];
  readonly groupCount: number;
  /** The number of rows, before they are grouped. */
  readonly rowCount: number;
  /** The aggregates over all rows. */
  readonly totals: Cell[];
}

/** Reads groups and totals in one statement, so that the rows are read only once. */
export const queryAggregates = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  groupLimit: number,
): Promise<Aggregates> => {
  const columns = plan.isGrouped ? plan.columns : [];
  const cells = columns.map(
    ({ type }, index) => sql`${toCellValue(type, groupRef(index))} as ${sql.ref(`c${index}`)}`,
  );
  const { rows } = await sql<NamedRow & { result_rows: number; row_count: number }>`
    select ${sql.join([sql`count(*) over () as result_rows`, sql`row_count`, ...cells, ...toAggregateCells(plan)])}
    from ${toAggregatesSubquery(plan, today)}
    order by ${sql.join([sql`is_total desc`, ...(plan.isGrouped ? [toGroupOrder(plan)] : [])])} limit ${groupLimit + 1}`.execute(
    tx,
  );
  // The first row is that of the totals.
  const [total, ...groups] = rows;
  return {
    groups: groups.map((row) => [
      ...columns.map(({ type }, index) => readCell(type, row[`c${index}`])),
      ...readAggregates(plan, row),
    ]),
    groupCount: (total?.result_rows ?? 1) - 1,
    rowCount: total?.row_count ?? 0,
    totals: readAggregates(plan, total),
  };
};
