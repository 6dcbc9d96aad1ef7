import { containsPattern } from '@husrum/api-platform';
import { isRelativePeriod, type ReportOperator } from '@husrum/contract/report';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import type { PlannedFilter } from './plan-report.rules';
import { toDateRange } from './relative-period.rules';

type Sql = RawBuilder<unknown>;

/** The field and the value of a comparison, both in the type of the column. Text compares case-insensitively in Swedish order. */
const toOperands = ({ column, value }: PlannedFilter): readonly [field: Sql, value: Sql] => {
  switch (column.type) {
    case 'number':
      return [column.sql, sql`${value}::numeric`];
    case 'datetime':
      // A date fits an instant too: the SQL of its column gives the date in Sweden.
      return [column.sql, sql`${value}::date`];
    case 'boolean':
      return [column.sql, sql`${value}::boolean`];
    case 'enum':
      return [column.sql, sql`${value}::text`];
    default:
      return [sql`sv_key(${column.sql})`, sql`sv_key(${value}::text)`];
  }
};

type ComparisonOperator = Exclude<ReportOperator, 'like' | 'not_like' | 'null' | 'not_null'>;
const operators: Readonly<Record<ComparisonOperator, Sql>> = {
  '=': sql`=`,
  '!=': sql`is distinct from`,
  '>': sql`>`,
  '<': sql`<`,
  '>=': sql`>=`,
  '<=': sql`<=`,
};

/** The filter as SQL. User input is passed as parameters only. */
export const toSqlCondition = (filter: PlannedFilter, today: LocalDate): Sql => {
  const { column, condition, value } = filter;
  if (isRelativePeriod(condition)) {
    const { from, to } = toDateRange(condition, today);
    return sql`${column.sql} between ${from}::date and ${to}::date`;
  }
  switch (condition) {
    case 'null':
      return sql`${column.sql} is null`;
    case 'not_null':
      return sql`${column.sql} is not null`;
    case 'like':
      return sql`${column.sql}::text ilike ${containsPattern(String(value))}`;
    case 'not_like':
      return sql`(${column.sql}::text ilike ${containsPattern(String(value))}) is not true`;
    default: {
      const [field, operand] = toOperands(filter);
      return sql`${field} ${operators[condition]} ${operand}`;
    }
  }
};
