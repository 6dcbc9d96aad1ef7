import type { RawBuilder } from 'kysely';
import type { ReportColumn } from './column';

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
