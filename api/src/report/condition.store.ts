import { isRelativePeriod, type ReportCondition } from '@husrum/contract/report';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../platform/db/containing';
import type { PlannedFilter } from './plan.rules';
import { daysOf } from './relative-period.rules';

type Sql = RawBuilder<unknown>;

/** Both sides of a comparison in the type that the field compares in. Text ignores capitals and orders as Swedes do. */
const sidesOf = ({ column, value }: PlannedFilter): readonly [field: Sql, value: Sql] => {
  switch (column.type) {
    case 'number':
      return [column.sql, sql`${value}::numeric`];
    case 'datetime':
      return [column.sql, sql`${value}::date`];
    case 'boolean':
      return [column.sql, sql`${value}::boolean`];
    case 'enum':
      return [column.sql, sql`${value}::text`];
    default:
      return [sql`sv_key(${column.sql})`, sql`sv_key(${value}::text)`];
  }
};

type Compared = Exclude<
  ReportCondition,
  'like' | 'not_like' | 'null' | 'not_null' | Parameters<typeof daysOf>[0]
>;
const operators: Readonly<Record<Compared, Sql>> = {
  '=': sql`=`,
  '!=': sql`is distinct from`,
  '>': sql`>`,
  '<': sql`<`,
  '>=': sql`>=`,
  '<=': sql`<=`,
};

/** The filter as SQL. Nothing that a user wrote becomes part of the statement: values are parameters. */
export const conditionOf = (filter: PlannedFilter, today: LocalDate): Sql => {
  const { column, condition, value } = filter;
  if (isRelativePeriod(condition)) {
    const { from, to } = daysOf(condition, today);
    return sql`${column.sql} between ${from}::date and ${to}::date`;
  }
  switch (condition) {
    case 'null':
      return sql`${column.sql} is null`;
    case 'not_null':
      return sql`${column.sql} is not null`;
    case 'like':
      return sql`${column.sql}::text ilike ${containing(String(value))}`;
    case 'not_like':
      return sql`(${column.sql}::text ilike ${containing(String(value))}) is not true`;
    default: {
      const [field, given] = sidesOf(filter);
      return sql`${field} ${operators[condition]} ${given}`;
    }
  }
};
