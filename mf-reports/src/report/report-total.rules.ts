import {
  type AggregateFunction,
  aggregateKey,
  aggregateLabel,
  aggregatesByFieldType,
  type ReportAggregate,
  type ReportField,
  type ReportTotal,
} from '@husrum/contract/report';
import { formatCell } from './cell.rules';
import { listGroupAggregates, type ReportDefinition } from './report-definition.rules';

/** The label of an aggregate: `Summa hyra per år (kr)`. `rowsLabel` is that of the number of rows: `Antal hyresavier`. */
export const formatAggregate = (
  aggregate: ReportAggregate,
  fields: readonly ReportField[],
  rowsLabel: string,
): string => {
  if (aggregate.field === null) return rowsLabel;
  const { field: key, function: name } = aggregate;
  const field = fields.find((candidate) => candidate.key === key);
  return aggregateLabel(name, field ?? { label: key, type: 'text' });
};

/** The aggregate functions that a field can have. Null is for the rows themselves. */
export const listAggregateFunctions = (field: ReportField | null): readonly AggregateFunction[] =>
  field === null ? ['count'] : aggregatesByFieldType[field.type];

export interface SortOption {
  readonly value: string;
  readonly label: string;
}

/** The fields by which a report can be sorted, or the groups and aggregates of a grouped report. */
export const listSortOptions = (
  { group_by, aggregates }: ReportDefinition,
  fields: readonly ReportField[],
  rowsLabel: string,
): SortOption[] => {
  const options = fields.map(({ key, label }) => ({ value: key, label }));
  if (group_by.length === 0) return options;
  return [
    ...options.filter(({ value }) => group_by.includes(value)),
    ...listGroupAggregates({ aggregates }).map((aggregate) => ({
      value: aggregateKey(aggregate),
      label: formatAggregate(aggregate, fields, rowsLabel),
    })),
  ];
};

/** The value of a total, such as `1 250`. Without a value it is `–`. */
export const formatTotal = (total: Pick<ReportTotal, 'value' | 'type' | 'decimals'>): string =>
  formatCell(total.value, total);

/** The totals of the shown columns by column key, and the totals whose field has no column. */
export const groupTotalsByColumn = (
  totals: readonly ReportTotal[],
  columnKeys: readonly string[],
): { byColumn: ReadonlyMap<string, readonly ReportTotal[]>; others: readonly ReportTotal[] } => {
  const columnOf = ({ key, field }: ReportTotal) =>
    columnKeys.find((column) => column === key) ?? columnKeys.find((column) => column === field);
  const byColumn = new Map<string, ReportTotal[]>();
  for (const total of totals) {
    const column = columnOf(total);
    if (column !== undefined) byColumn.set(column, [...(byColumn.get(column) ?? []), total]);
  }
  return { byColumn, others: totals.filter((total) => columnOf(total) === undefined) };
};
