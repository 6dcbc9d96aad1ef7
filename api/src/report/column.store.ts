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
export const numberColumn = columnOfType('number');
export const booleanColumn = columnOfType('boolean');
export const dateColumn = columnOfType('datetime');

/** An instant, shown as its date in Sweden. */
export const instantColumn = (key: string, label: string): ReportColumn =>
  dateColumn(key, label, sql`(${sql.ref(key)} at time zone 'Europe/Stockholm')::date`);

/** A column in öre, shown as SEK. */
export const amountColumn = (key: string, label: string, oreColumn: string): ReportColumn =>
  numberColumn(key, label, sql`${sql.ref(oreColumn)} / 100.0`);

export const enumColumn = (
  key: string,
  label: string,
  options: Readonly<Record<string, string>>,
  expression: Expression = sql.ref(key),
): ReportColumn => ({ key, label, type: 'enum', sql: expression, options });
