import type { ReportFieldType } from '@husrum/contract/report';
import type { RawBuilder } from 'kysely';

/** A field that reports can show, filter, sort and group by. */
export interface ReportColumn {
  /** Unique within a model with all its relationships: `tenant.name`. */
  readonly key: string;
  readonly label: string;
  readonly type: ReportFieldType;
  /** The largest number of decimals of a number. */
  readonly decimals?: number;
  /** An expression of type text, numeric or boolean; for a datetime a local date. */
  readonly sql: RawBuilder<unknown>;
  /** The labels of an enum's codes. */
  readonly options?: Readonly<Record<string, string>>;
  /**
   * What a cell shows, if that is more than the column's own value, by which reports filter, sort and group. `sql` selects it,
   * and `describe` turns it into the text. A lease has the state `ending`, but the cell also contains its last day.
   */
  readonly cellFormat?: { readonly sql: RawBuilder<unknown>; readonly describe: (value: string) => string };
}

/**
 * The cardinality of a join, from the tables before it to the joined table. A one-to-many or many-to-many join repeats a row for
 * each joined row.
 */
export type JoinKind = 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many';

/** A left join of one table, if need be through another table that links the two. */
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
  /** The path of joins from the model's table to the related table, which is the last. */
  readonly joins: readonly [...before: ReportJoin[], last: ReportJoin];
  readonly columns: readonly ReportColumn[];
}

/** The main table of a report: one report row for each of its rows, unless a join repeats them. */
export interface ReportModel {
  /** It is also the name of the table. Row-level security limits it to the business. */
  readonly key: string;
  readonly label: string;
  /** What a row is, in the plural: `hyresavier`. It is null without a word for it. */
  readonly rowNoun: string | null;
  /** Joins that the default order needs. */
  readonly joins: readonly ReportJoin[];
  /**
   * The order of a report that the user has not sorted; in a sorted one it only breaks ties. The id comes after it. It is
   * empty for large tables, which are read in the order of their id.
   */
  readonly defaultOrder: readonly RawBuilder<unknown>[];
  readonly columns: readonly ReportColumn[];
  readonly relationships: readonly ReportRelationship[];
}

/** A value in a row of a report. */
export type Cell = string | number | boolean | null;
