export const reportFieldTypes = ['text', 'number', 'email', 'datetime', 'boolean', 'enum'] as const;
export type ReportFieldType = (typeof reportFieldTypes)[number];

export const reportOperators = [
  'like',
  'not_like',
  '=',
  '!=',
  '>',
  '<',
  '>=',
  '<=',
  'null',
  'not_null',
] as const;
export type ReportOperator = (typeof reportOperators)[number];

export const relativePeriods = [
  'this_month',
  'last_month',
  'this_year',
  'last_year',
  'this_week',
  'last_week',
  'today',
  'yesterday',
] as const;
export type RelativePeriod = (typeof relativePeriods)[number];

/** What a filter requires of a field: an operator, or for a date a period such as last month. */
export type ReportCondition = ReportOperator | RelativePeriod;
export const reportConditions: readonly ReportCondition[] = [...reportOperators, ...relativePeriods];

const comparisons = ['=', '!=', '>', '<', '>=', '<='] as const;
const nullChecks = ['null', 'not_null'] as const;

/** The conditions that each type of field supports, in display order. */
export const conditionsByFieldType: Readonly<Record<ReportFieldType, readonly ReportCondition[]>> = {
  text: reportOperators,
  email: reportOperators,
  number: [...comparisons, ...nullChecks],
  boolean: ['=', '!=', ...nullChecks],
  enum: ['=', '!=', ...nullChecks],
  datetime: [...comparisons, ...relativePeriods, ...nullChecks, 'like', 'not_like'],
};

export const isRelativePeriod = (condition: string): condition is RelativePeriod =>
  relativePeriods.some((period) => period === condition);

/** Whether the condition has no value to compare with. */
export const takesNoValue = (condition: ReportCondition): boolean =>
  condition === 'null' || condition === 'not_null' || isRelativePeriod(condition);

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

export const aggregateFunctions = ['count', 'sum', 'avg', 'min', 'max'] as const;
export type AggregateFunction = (typeof aggregateFunctions)[number];

const countOnly = ['count'] as const;
/** The aggregates that each type of field supports, in display order. A count counts what has a value. */
export const aggregatesByFieldType: Readonly<Record<ReportFieldType, readonly AggregateFunction[]>> = {
  text: countOnly,
  email: countOnly,
  number: ['sum', 'avg', 'min', 'max', 'count'],
  boolean: countOnly,
  enum: countOnly,
  datetime: ['min', 'max', 'count'],
};

/** The column key of an aggregate: `sum(lease.fee)`; `count` for the number of rows. */
export const aggregateKey = (aggregate: { field: string | null; function: AggregateFunction }): string =>
  aggregate.field === null ? aggregate.function : `${aggregate.function}(${aggregate.field})`;
