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
/** The number of values that a partial sum adds up. An average needs it. */
const valueCountRef = (index: number): Sql => sql.ref(`n${index}`);
/** The id of the row of a joined table that the values of an aggregate belong to. */
const ownerIdRef = (alias: string): Sql => sql.ref(`id_${alias}`);

const toGroupCells = (groups: readonly ReportColumn[]): Sql[] =>
  groups.map((_column, index) => groupRef(index));
const toKeyList = (keys: readonly Sql[]): Sql => (keys.length === 0 ? sql`()` : sql.join(keys));

const listOwners = ({ aggregates }: ReportPlan): string[] => [
  ...new Set(aggregates.flatMap(({ countsOnce }) => countsOnce ?? [])),
];

/** The aggregate over rows with one value each. */
const toAggregate = ({ column, function: name, decimals = 0 }: PlannedAggregate, index: number): Sql => {
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

/** The aggregate over a part of a group, as \`toWholeAggregate\` puts it together. */
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

const toWholeAggregate = ({ column, function: name, decimals = 0 }: PlannedAggregate, index: number): Sql => {
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
 * The rows of a report put together by group and by the rows of the joined tables that count once. Reads the rows a single
 * time, whatever is aggregated from the parts.
 */
const toParts = (plan: ReportPlan, groups: readonly ReportColumn[], today: LocalDate): Sql => {
  const { aggregates } = plan;
  const keys = [
    ...groups.map((column, index) => sql`${column.sql} as ${groupRef(index)}`),
    ...listOwners(plan).map((owner) => sql`${idOf(owner)} as ${ownerIdRef(owner)}`),
    ...aggregates.flatMap(({ countsOnce, column }, index) =>
      countsOnce !== null && column ? [sql`${column.sql} as ${valueRef(index)}`] : [],
    ),
  ];
  const partial = aggregates.flatMap((aggregate, index) =>
    aggregate.countsOnce === null ? toPartialCells(aggregate, index) : [],
  );
  return sql`select ${sql.join([...keys, sql`count(*) as row_count`, ...partial])} ${toFromClause(plan, today)}
    group by ${toKeyList(keys.map((_key, index) => sql.lit(index + 1)))}`;
};

const nullOf: Readonly<Record<PlannedAggregate['type'], Sql>> = {
  number: sql`null::numeric`,
  datetime: sql`null::date`,
  boolean: sql`null::boolean`,
  text: sql`null::text`,
  email: sql`null::text`,
  enum: sql`null::text`,
};

interface Level {
  /** None: the aggregates over all rows. */
  readonly groups: readonly ReportColumn[];
  readonly isTotal: Sql;
  /** The value of each group, null in the totals. */
  readonly groupCells: readonly Sql[];
}

/** The totals stand last: their nulls take the types of the groups. */
const toLevels = (groups: readonly ReportColumn[]): Level[] => [
  ...(groups.length === 0 ? [] : [{ groups, isTotal: sql`false`, groupCells: toGroupCells(groups) }]),
  { groups: [], isTotal: sql`true`, groupCells: groups.map(() => sql`null`) },
];

/** The aggregates of one owner's values at a level, and null for the others. Without an owner those of the rows. */
const toBranch = (plan: ReportPlan, { groups, isTotal, groupCells }: Level, owner: string | null): Sql => {
  const own = owner === null ? toWholeAggregate : toAggregate;
  const cells = plan.aggregates.map((aggregate, index) =>
    aggregate.countsOnce === owner
      ? sql`${own(aggregate, index)} as ${aggregateRef(index)}`
      : sql`${nullOf[aggregate.type]} as ${aggregateRef(index)}`,
  );
  const named = groupCells.map((cell, index) => sql`${cell} as ${groupRef(index)}`);
  const keys = toGroupCells(groups);
  const toSelect = (count: Sql, source: Sql): Sql =>
    sql`select ${sql.join([sql`${isTotal} as is_total`, ...named, sql`${count} as row_count`, ...cells])} from ${source}
      group by ${toKeyList(keys)}`;
  if (owner === null) return toSelect(sql`coalesce(sum(row_count), 0)::bigint`, sql`parts`);
  const values = plan.aggregates.flatMap(({ countsOnce }, index) =>
    countsOnce === owner ? [valueRef(index)] : [],
  );
  const once = sql.join([...keys, ownerIdRef(owner), ...values]);
  return toSelect(sql`null::bigint`, sql`(select distinct ${once} from parts) as source`);
};

/**
 * The groups of a report with their aggregates and the number of their rows, and a row with \`is_total\` for all rows, as a
 * table \`aggregates\`. A value that counts once is counted again for the totals: it can be in several groups.
 */
export const toAggregates = (plan: ReportPlan, today: LocalDate): Sql => {
  const groups = plan.isGrouped ? plan.columns : [];
  const branches = toLevels(groups).flatMap((level) =>
    [null, ...listOwners(plan)].map((owner) => toBranch(plan, level, owner)),
  );
  const keys = [sql`is_total`, ...toGroupCells(groups)];
  const merged = plan.aggregates.map(
    (_aggregate, index) => sql`max(${aggregateRef(index)}) as ${aggregateRef(index)}`,
  );
  return sql`(with parts as materialized (${toParts(plan, groups, today)})
    select ${sql.join([...keys, sql`max(row_count) as row_count`, ...merged])}
    from (${sql.join(branches, sql` union all `)}) as branches group by ${sql.join(keys)}) as aggregates`;
};
