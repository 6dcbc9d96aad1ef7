import {
  type AggregateFunction,
  aggregateKey,
  aggregatesByFieldType,
  type ReportAggregate,
  type ReportField,
  type ReportTotal,
} from '@husrum/contract/report';
import { formatCell } from './cell.rules';
import { reportTexts } from './report.texts';
import { listGroupAggregates, type ReportDefinition } from './report-definition.rules';

/** The label of an aggregate: `Summa Hyra per år (kr)`, `Antal rader`. */
export const formatAggregate = (aggregate: ReportAggregate, fields: readonly ReportField[]): string => {
  if (aggregate.field === null) return reportTexts.allRows;
  const label = fields.find(({ key }) => key === aggregate.field)?.label ?? aggregate.field;
  return reportTexts.aggregate[aggregate.function](label);
};

/** The aggregates that a field can have; null stands for all rows. */
export const listFunctions = (field: ReportField | null): readonly AggregateFunction[] =>
  field === null ? ['count'] : aggregatesByFieldType[field.type];

export interface SortOption {
  readonly value: string;
  readonly label: string;
}

/** What a report can be sorted by: its fields, or the groups and totals of a grouped report. */
export const listSortOptions = (
  { group_by, aggregates }: ReportDefinition,
  fields: readonly ReportField[],
): SortOption[] => {
  const options = fields.map(({ key, label }) => ({ value: key, label }));
  if (group_by.length === 0) return options;
  return [
    ...options.filter(({ value }) => group_by.includes(value)),
    ...listGroupAggregates({ aggregates }).map((aggregate) => ({
      value: aggregateKey(aggregate),
      label: formatAggregate(aggregate, fields),
    })),
  ];
};

/** `1 250`, or without a value `–`. */
export const formatTotal = (total: Pick<ReportTotal, 'value' | 'type' | 'decimals'>): string =>
  formatCell(total.value, total);

/** The totals of the shown columns by column key, and those whose field is not shown. */
export const placeTotals = (
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
