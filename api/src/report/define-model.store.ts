import { type RawBuilder, sql } from 'kysely';
import type { JoinKind, ReportJoin, ReportModel, ReportRelationship } from './report-model.types';

type Sql = RawBuilder<unknown>;

/** A left join of a table on a condition: `join('one', 'company', sql`company.id = entity.company_id`)`. */
export const join = (kind: JoinKind, alias: string, on: Sql, table: string = alias): ReportJoin => ({
  alias,
  table,
  kind,
  toSql: () => sql`left join ${sql.table(table)} as ${sql.ref(alias)} on ${on}`,
});

/**
 * A join that also follows what is joined before it. The invoices of a tenant in a report that has leases too are those of
 * each lease: otherwise every lease would stand beside every invoice.
 */
export const joinWithin = (
  kind: JoinKind,
  alias: string,
  on: Sql,
  within: Readonly<Record<string, Sql>>,
): ReportJoin => ({
  alias,
  table: alias,
  kind,
  toSql: (joined) => {
    const narrower = Object.entries(within).flatMap(([other, condition]) =>
      joined.has(other) ? [condition] : [],
    );
    return sql`left join ${sql.table(alias)} on ${sql.join([on, ...narrower.slice(0, 1)], sql` and `)}`;
  },
});

/** A join that is written as a whole. */
export const joinAs = (kind: JoinKind, alias: string, whole: Sql, table: string = alias): ReportJoin => ({
  alias,
  table,
  kind,
  toSql: () => whole,
});

export const relate = (
  key: string,
  label: string,
  joins: ReportRelationship['joins'],
  columns: ReportRelationship['columns'],
): ReportRelationship => ({ key, label, joins, columns });

export const defineModel = (
  model: Omit<ReportModel, 'joins' | 'order'> & Partial<Pick<ReportModel, 'joins' | 'order'>>,
): ReportModel => ({ joins: [], order: [], ...model });
