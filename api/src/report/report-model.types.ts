import type { ReportFieldType } from '@husrum/contract/report';
import type { RawBuilder } from 'kysely';

/** A field that reports can show, filter, sort and group by. */
export interface ReportColumn {
  /** Unique within a model with all its relationships: `tenant.name`. */
  readonly key: string;
  readonly label: string;
  readonly type: ReportFieldType;
  /** Of a number: how many decimals it can have. */
  readonly decimals?: number;
  /** Evaluates to text, numeric, boolean or, for a datetime, a local date. */
  readonly sql: RawBuilder<unknown>;
  /** The labels of an enum's codes. */
  readonly options?: Readonly<Record<string, string>>;
  /** The value and text of a cell, if they have more than the code that filters use. */
  readonly cell?: { readonly sql: RawBuilder<unknown>; readonly describe: (value: string) => string };
}

/**
 * The effect of a joined table on the number of rows. `one`: adds at most one row, which other rows can share. `unique`: at most one, of
 * this row alone. `many`: repeats the row for each of the rows that belong to it. `shared`: as `many`, and they belong to others too.
 */
export type JoinKind = 'one' | 'unique' | 'many' | 'shared';

/** A left join of one table. */
export interface ReportJoin {
  /** The name of the table in the SQL of the columns. */
  readonly alias: string;
  readonly table: string;
  readonly kind: JoinKind;
  /** The join, given the aliases that are joined before it. */
  readonly toSql: (joined: ReadonlySet<string>) => RawBuilder<unknown>;
}

/** A joined table whose columns a report can add. */
export interface ReportRelationship {
  readonly key: string;
  readonly label: string;
  /** From the model's table to the related one, which is the last. A join that two relationships share is used once. */
  readonly joins: readonly [...before: ReportJoin[], last: ReportJoin];
  readonly columns: readonly ReportColumn[];
}

/** The main table of a report: one report row for each of its rows, unless a join repeats them. */
export interface ReportModel {
  /** Also the name of the table. Row-level security limits it to the business. */
  readonly key: string;
  readonly label: string;
  /** Joins that the default order needs. */
  readonly joins: readonly ReportJoin[];
  /** The order of an unsorted report, before the id. Empty for large tables: they are read by their id, newest first. */
  readonly order: readonly RawBuilder<unknown>[];
  readonly columns: readonly ReportColumn[];
  readonly relationships: readonly ReportRelationship[];
}

/** A value of a report's row. */
export type Cell = string | number | boolean | null;
