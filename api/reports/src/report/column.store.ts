import type { ReportFieldType } from '@husrum/contract/report';
import { type RawBuilder, sql } from 'kysely';
import type { ReportColumn } from './report-model.types';

type Expression = RawBuilder<unknown>;

const columnOfType =
  (type: ReportFieldType) =>
  (key: string, label: string, expression: Expression = sql.ref(key)): ReportColumn => ({
    key,
    label,
    type,
    sql: expression,
  });

export const textColumn = columnOfType('text');
export const emailColumn = columnOfType('email');
export const booleanColumn = columnOfType('boolean');
export const dateColumn = columnOfType('datetime');
/** A number with any number of decimals. */
export const numberColumn = columnOfType('number');

/** A number with at most `decimals` decimals. */
export const decimalColumn = (
  key: string,
  label: string,
  decimals: number,
  expression: Expression = sql.ref(key),
): ReportColumn => ({ key, label, type: 'number', decimals, sql: expression });

export const integerColumn = (
  key: string,
  label: string,
  expression: Expression = sql.ref(key),
): ReportColumn => decimalColumn(key, label, 0, expression);

/** An instant, shown as its date in Sweden. */
export const instantColumn = (key: string, label: string): ReportColumn =>
  dateColumn(key, label, sql`(${sql.ref(key)} at time zone 'Europe/Stockholm')::date`);

/** An amount that an expression computes in öre, shown as SEK. */
export const computedAmountColumn = (key: string, label: string, ore: Expression): ReportColumn =>
  decimalColumn(key, label, 2, sql`(${ore}) / 100.0`);

/** An amount that a column of the database contains in öre, shown as SEK. */
export const amountColumn = (key: string, label: string, column: string): ReportColumn =>
  computedAmountColumn(key, label, sql.ref(column));

/** The month of a date, as YYYY-MM, to group reports by. */
export const monthColumn = (key: string, label: string, date: string): ReportColumn =>
  textColumn(key, label, sql`left(${sql.ref(date)}::text, 7)`);

export const enumColumn = (
  key: string,
  label: string,
  options: Readonly<Record<string, string>>,
  expression: Expression = sql.ref(key),
): ReportColumn => ({ key, label, type: 'enum', sql: expression, options });
