import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import type { PlannedAggregate } from './plan-aggregate.rules';
import type { ReportPlan } from './plan-report.rules';
import type { ReportColumn } from './report-model.types';
import { idOf, toFromClause } from './report-source.store';

type Sql = RawBuilder<unknown>;

export const groupRef = (index: number): Sql => sql.ref(`g${index}`);
export const aggregateRef = (index: number): Sql => sql.ref(`a${index}`);
const valueRef = (index: number): Sql => sql.ref(`v${index}`);
/** The number of values in a partial sum, from which the average is calculated. */
const valueCountRef = (index: number): Sql => sql.ref(`n${index}`);
/** The column with the id of the row of a table whose rows count once. */
const countedOnceIdRef = (alias: string): Sql => sql.ref(`id_${alias}`);

const toGroupRefs = (groupColumns: readonly ReportColumn[]): Sql[] =>
  groupColumns.map((_column, index) => groupRef(index));
/** The list after `group by`. Without keys all rows are one group. */
const toGroupByList = (keys: readonly Sql[]): Sql => (keys.length === 0 ? sql`()` : sql.join(keys));

/** The aliases of the tables whose rows count once each, although joins repeat them: the model's own table or joined ones. */
const listCountedOnceAliases = ({ aggregates }: ReportPlan): string[] => [
  ...new Set(aggregates.flatMap(({ countedOnceAlias }) => countedOnceAlias ?? [])),
];

/** The aggregate over rows with one value each, not over partial aggregates. `decimals` rounds an average. */
const toDirectAggregate = (
  { column, function: name, decimals = 0 }: PlannedAggregate,
  index: number,
): Sql => {
  if (column === null) return sql`count(*)`;
  switch (name) {
    case 'count':
      return sql`count(${valueRef(index)})`;
    case 'sum':
      return sql`coalesce(sum(${valueRef(index)}), 0)`;
    case 'avg':
      return sql`round(avg(${valueRef(index)}), ${sql.lit(decimals)})`;
    case 'min':
      return sql`min(${valueRef(index)})`;
    case 'max':
      return sql`max(${valueRef(index)})`;
  }
};

/** The columns with the partial aggregate over a part of a group. `toCombinedAggregate` combines them. */
const toPartialCells = ({ column, function: name }: PlannedAggregate, index: number): Sql[] => {
  if (column === null) return [];
  switch (name) {
    case 'count':
      return [sql`count(${column.sql}) as ${valueRef(index)}`];
    case 'sum':
      return [sql`sum(${column.sql}) as ${valueRef(index)}`];
    case 'avg':
      return [
        sql`sum(${column.sql}) as ${valueRef(index)}`,
        sql`count(${column.sql}) as ${valueCountRef(index)}`,
      ];
    case 'min':
      return [sql`min(${column.sql}) as ${valueRef(index)}`];
    case 'max':
      return [sql`max(${column.sql}) as ${valueRef(index)}`];
  }
};

/** The aggregate over a group, from the partial aggregates over its parts. */
const toCombinedAggregate = (
  { column, function: name, decimals = 0 }: PlannedAggregate,
  index: number,
): Sql => {
  if (column === null) return sql`coalesce(sum(row_count), 0)`;
  switch (name) {
    case 'count':
    case 'sum':
      return sql`coalesce(sum(${valueRef(index)}), 0)`;
    case 'avg':
      return sql`round(sum(${valueRef(index)})::numeric / nullif(sum(${valueCountRef(index)}), 0), ${sql.lit(decimals)})`;
    case 'min':
      return sql`min(${valueRef(index)})`;
    case 'max':
      return sql`max(${valueRef(index)})`;
  }
};

/**
 * The rows of a report, grouped by its group columns and by the rows that count once. All aggregates
 * are calculated from these parts, so that the rows of the report are read only once.
 */
const toParts = (plan: ReportPlan, groupColumns: readonly ReportColumn[], today: LocalDate): Sql => {
  const { aggregates } = plan;
  const keys = [
    ...groupColumns.map((column, index) => sql`${column.sql} as ${groupRef(index)}`),
    ...listCountedOnceAliases(plan).map((alias) => sql`${idOf(alias)} as ${countedOnceIdRef(alias)}`),
    ...aggregates.flatMap(({ countedOnceAlias, column }, index) =>
      countedOnceAlias !== null && column ? [sql`${column.sql} as ${valueRef(index)}`] : [],
    ),
  ];
  const partial = aggregates.flatMap((aggregate, index) =>
    aggregate.countedOnceAlias === null ? toPartialCells(aggregate, index) : [],
  );
  return sql`select ${sql.join([...keys, sql`count(*) as row_count`, ...partial])} ${toFromClause(plan, today)}
    group by ${toGroupByList(keys.map((_key, index) => sql.lit(index + 1)))}`;
};

const typedNullSql: Readonly<Record<PlannedAggregate['type'], Sql>> = {
  number: sql`null::numeric`,
  datetime: sql`null::date`,
  boolean: sql`null::boolean`,
  text: sql`null::text`,
  email: sql`null::text`,
  enum: sql`null::text`,
};

interface AggregationLevel {
  /** It is empty for the aggregates over all rows. */
  readonly groupColumns: readonly ReportColumn[];
  readonly isTotal: Sql;
  /** The value of each group column, null in the totals. */
  readonly groupCells: readonly Sql[];
}

/**
 * The level of the groups, and then that of the totals: in a union the first select gives the untyped nulls of the totals their
 * types.
 */
const toLevels = (groupColumns: readonly ReportColumn[]): AggregationLevel[] => [
  ...(groupColumns.length === 0
    ? []
    : [{ groupColumns, isTotal: sql`false`, groupCells: toGroupRefs(groupColumns) }]),
  { groupColumns: [], isTotal: sql`true`, groupCells: groupColumns.map(() => sql`null`) },
];

/**
 * Selects the aggregates that count each row of one table once, with null for the other aggregates. If `countedOnceAlias` is null,
 * it selects the aggregates in which every report row counts.
 */
const toBranchSelect = (
  plan: ReportPlan,
  { groupColumns, isTotal, groupCells }: AggregationLevel,
  countedOnceAlias: string | null,
): Sql => {
  const toAggregate = countedOnceAlias === null ? toCombinedAggregate : toDirectAggregate;
  const cells = plan.aggregates.map((aggregate, index) =>
    aggregate.countedOnceAlias === countedOnceAlias
      ? sql`${toAggregate(aggregate, index)} as ${aggregateRef(index)}`
      : sql`${typedNullSql[aggregate.type]} as ${aggregateRef(index)}`,
  );
  const named = groupCells.map((cell, index) => sql`${cell} as ${groupRef(index)}`);
  const keys = toGroupRefs(groupColumns);
  const toSelect = (count: Sql, source: Sql): Sql =>
    sql`select ${sql.join([sql`${isTotal} as is_total`, ...named, sql`${count} as row_count`, ...cells])} from ${source}
      group by ${toGroupByList(keys)}`;
  if (countedOnceAlias === null) return toSelect(sql`coalesce(sum(row_count), 0)::bigint`, sql`parts`);
  const values = plan.aggregates.flatMap((aggregate, index) =>
    aggregate.countedOnceAlias === countedOnceAlias ? [valueRef(index)] : [],
  );
  const distinctColumns = sql.join([...keys, countedOnceIdRef(countedOnceAlias), ...values]);
  return toSelect(sql`null::bigint`, sql`(select distinct ${distinctColumns} from parts) as source`);
};

/**
 * A subquery `aggregates` with a row for each group of a report, with its aggregates and its number of rows, and a row with
 * `is_total` for all rows. The totals are not sums of the groups, because a value that counts once can be in several groups.
 */
export const toAggregatesSubquery = (plan: ReportPlan, today: LocalDate): Sql => {
  const groupColumns = plan.isGrouped ? plan.columns : [];
  const branches = toLevels(groupColumns).flatMap((level) =>
    [null, ...listCountedOnceAliases(plan)].map((alias) => toBranchSelect(plan, level, alias)),
  );
  const keys = [sql`is_total`, ...toGroupRefs(groupColumns)];
  // All branches but one have null for an aggregate, and `max` takes the value of that one.
  const merged = plan.aggregates.map(
    (_aggregate, index) => sql`max(${aggregateRef(index)}) as ${aggregateRef(index)}`,
  );
  return sql`(with parts as materialized (${toParts(plan, groupColumns, today)})
    select ${sql.join([...keys, sql`max(row_count) as row_count`, ...merged])}
    from (${sql.join(branches, sql` union all `)}) as branches group by ${sql.join(keys)}) as aggregates`;
};
