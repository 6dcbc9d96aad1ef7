import {
  type AggregateFunction,
  aggregateKey,
  aggregatesByFieldType,
  type ReportFieldType,
} from '@husrum/contract/report';
import { reportErrors, reportTexts } from './report.texts';
import { isRepeated } from './report-joins.rules';
import type { ReportColumn, ReportJoin, ReportModel, ReportRelationship } from './report-model.types';

export interface PlannedAggregate {
  readonly key: string;
  readonly label: string;
  readonly type: ReportFieldType;
  readonly decimals?: number;
  readonly function: AggregateFunction;
  /** Null counts the rows. */
  readonly column: ReportColumn | null;
  /** The joined table whose rows count once each, because report rows repeat them. */
  readonly countsOnce: string | null;
}

const AVERAGE_DECIMALS = 2;

const decimalsOf = (name: AggregateFunction, { decimals }: ReportColumn): number | undefined => {
  if (name === 'count') return 0;
  return name === 'avg' ? Math.max(decimals ?? 0, AVERAGE_DECIMALS) : decimals;
};

/** Plans an aggregate, or returns field errors: a text has no sum. */
export const planAggregate = (
  name: AggregateFunction,
  column: ReportColumn | null,
  model: ReportModel,
  joins: readonly ReportJoin[],
  owner: ReportRelationship | undefined,
): { planned: PlannedAggregate } | { errors: Record<string, string[]> } => {
  const key = aggregateKey({ field: column?.key ?? null, function: name });
  if (column === null) {
    if (name !== 'count') return { errors: { field: [reportErrors.noField] } };
    const label = reportTexts.countOfRows;
    return { planned: { key, label, type: 'number', decimals: 0, function: name, column, countsOnce: null } };
  }
  if (!aggregatesByFieldType[column.type].includes(name))
    return { errors: { function: [reportErrors.unfitAggregate(column.label)] } };
  const type = name === 'count' ? 'number' : column.type;
  // The smallest and the largest value stay the same, however often a row is repeated.
  const isOnce = name !== 'min' && name !== 'max' && isRepeated(joins, owner);
  return {
    planned: {
      ...{ key, type, column, function: name },
      label: reportTexts.aggregate[name](column.label),
      ...(type === 'number' ? { decimals: decimalsOf(name, column) } : {}),
      countsOnce: isOnce ? (owner?.joins.at(-1)?.alias ?? model.key) : null,
    },
  };
};
