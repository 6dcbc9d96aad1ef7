import type { ReportFieldType } from '@husrum/contract/report';
import type { RawBuilder } from 'kysely';

/** A field that reports can show and filter by. */
export interface ReportColumn {
  /** Unique within a model with all its relationships: `tenant.name`. */
  readonly key: string;
  readonly label: string;
  readonly type: ReportFieldType;
  /** Evaluates to text, numeric, boolean or, for a datetime, a local date. */
  readonly sql: RawBuilder<unknown>;
  /** The labels of an enum's codes. */
  readonly options?: Readonly<Record<string, string>>;
  /** What a cell shows when it says more than the code that is filtered by. */
  readonly cell?: { readonly sql: RawBuilder<unknown>; readonly describe: (value: string) => string };
}

/** A joined table whose columns a report can add. */
export interface ReportRelationship {
  readonly key: string;
  readonly label: string;
  /** The left joins from the model's table. A join that two relationships share is used once. */
  readonly joins: readonly RawBuilder<unknown>[];
  readonly columns: readonly ReportColumn[];
}

/** The main table of a report: one report row for each of its rows. */
export interface ReportModel {
  readonly key: string;
  readonly label: string;
  /** The `from` clause. Row-level security limits it to the business. */
  readonly table: RawBuilder<unknown>;
  /** The `order by` clause. */
  readonly order: RawBuilder<unknown>;
  readonly columns: readonly ReportColumn[];
  readonly relationships: readonly ReportRelationship[];
}
