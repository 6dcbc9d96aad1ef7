import type { ReportFieldType } from '@husrum/contract/report';
import { type RawBuilder, sql } from 'kysely';
import type { ReportColumn } from './model';

type Expression = RawBuilder<unknown>;

const plain =
  (type: ReportFieldType) =>
  (key: string, label: string, expression: Expression = sql.ref(key)): ReportColumn => ({
    key,
    label,
    type,
    sql: expression,
  });

export const text = plain('text');
export const email = plain('email');
export const number = plain('number');
export const boolean = plain('boolean');
export const date = plain('datetime');

/** The day in Sweden of an instant. */
export const instant = (key: string, label: string): ReportColumn =>
  date(key, label, sql`(${sql.ref(key)} at time zone 'Europe/Stockholm')::date`);

/** An amount kept in öre, as SEK. */
export const ore = (key: string, label: string, kept: string): ReportColumn =>
  number(key, label, sql`${sql.ref(kept)} / 100.0`);

export const choice = (
  key: string,
  label: string,
  options: Readonly<Record<string, string>>,
  expression: Expression = sql.ref(key),
): ReportColumn => ({ key, label, type: 'enum', sql: expression, options });
