import type { ReportFieldType } from '@husrum/contract/report';
import type { RawBuilder } from 'kysely';

/** One field that reports can show and ask about. */
export interface ReportColumn {
  /** Unique within a model with all its relationships: `tenant.name`. */
  readonly key: string;
  readonly label: string;
  readonly type: ReportFieldType;
  /** A text, a numeric, a boolean or, for a datetime, a local date. */
  readonly sql: RawBuilder<unknown>;
  /** What an enum's codes are called. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Another table whose fields can be shown beside the model's own. */
export interface Relationship {
  readonly key: string;
  readonly label: string;
  /** The left joins that reach it from the model's own table. Two relationships that share one join it once. */
  readonly joins: readonly RawBuilder<unknown>[];
  readonly columns: readonly ReportColumn[];
}

/** What a report is about: one row per row of its table. */
export interface ReportModel {
  readonly key: string;
  readonly label: string;
  /** After `from`; row-level security keeps it within the account. */
  readonly table: RawBuilder<unknown>;
  /** The order of the rows. */
  readonly order: RawBuilder<unknown>;
  readonly columns: readonly ReportColumn[];
  readonly relationships: readonly Relationship[];
}
