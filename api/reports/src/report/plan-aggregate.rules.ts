import {
  type AggregateFunction,
  aggregateKey,
  aggregateLabel,
  aggregatesByFieldType,
  countLabel,
  type ReportFieldType,
} from '@husrum/contract/report';
import { reportErrors } from './report.texts';
import { isRepeated, listRepeatingJoins } from './report-joins.rules';
import type { ReportColumn, ReportJoin, ReportModel, ReportRelationship } from './report-model.types';

export interface PlannedAggregate {
  readonly key: string;
  readonly label: string;
  readonly type: ReportFieldType;
  readonly decimals?: number;
  readonly function: AggregateFunction;
  /** It is null for the count of rows. */
  readonly column: ReportColumn | null;
  /**
   * The alias of the table whose rows count once each, because several report rows can repeat them. It is null if every
   * report row counts.
   */
  readonly countedOnceAlias: string | null;
}

const AVERAGE_DECIMALS = 2;

const countDecimals = (name: AggregateFunction, { decimals }: ReportColumn): number | undefined => {
  if (name === 'count') return 0;
  return name === 'avg' ? Math.max(decimals ?? 0, AVERAGE_DECIMALS) : decimals;
};

/** Plans an aggregate, or returns field errors: a text column has no sum. `relationship` is that of the column, if any. */
export const planAggregate = (
  name: AggregateFunction,
  column: ReportColumn | null,
  model: ReportModel,
  joins: readonly ReportJoin[],
  relationship: ReportRelationship | undefined,
): { planned: PlannedAggregate } | { errors: Record<string, string[]> } => {
  const key = aggregateKey({ field: column?.key ?? null, function: name });
  if (column === null) {
    if (name !== 'count') return { errors: { field: [reportErrors.noField] } };
    const label = countLabel(listRepeatingJoins(joins).length > 0 ? null : model.rowNoun);
    return {
      planned: { key, label, type: 'number', decimals: 0, function: name, column, countedOnceAlias: null },
    };
  }
  if (!aggregatesByFieldType[column.type].includes(name))
    return { errors: { function: [reportErrors.unfitAggregate(column.label)] } };
  const type = name === 'count' ? 'number' : column.type;
  // Repeated rows do not change the smallest and the largest value.
  const countsOnce = name !== 'min' && name !== 'max' && isRepeated(joins, relationship);
  return {
    planned: {
      key,
      type,
      column,
      function: name,
      label: aggregateLabel(name, column),
      ...(type === 'number' ? { decimals: countDecimals(name, column) } : {}),
      countedOnceAlias: countsOnce ? (relationship?.joins.at(-1)?.alias ?? model.key) : null,
    },
  };
};
