import type { ReportFieldType } from '@husrum/contract';
import { type RawBuilder, sql } from 'kysely';

type Expression = RawBuilder<unknown>;

/** One field that reports can show and ask about. */
export interface ReportColumn {
  /** Unique within a model with all its relationships: `tenant.name`. */
  readonly key: string;
  readonly label: string;
  readonly type: ReportFieldType;
  /** A text, a numeric, a boolean or, for a datetime, a local date. */
  readonly sql: Expression;
  /** What an enum's codes are called. */
  readonly options?: Readonly<Record<string, string>>;
}

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
