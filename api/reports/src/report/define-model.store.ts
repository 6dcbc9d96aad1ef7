import { toMidSentence } from '@husrum/contract/report';
import { type RawBuilder, sql } from 'kysely';
import type { JoinKind, ReportJoin, ReportModel, ReportRelationship } from './report-model.types';

type Sql = RawBuilder<unknown>;

/** A left join of a table on a condition, such as `join('many-to-one', 'company', sql`company.id = entity.company_id`)`. */
export const join = (kind: JoinKind, alias: string, on: Sql, table: string = alias): ReportJoin => ({
  alias,
  table,
  kind,
  toSql: () => sql`left join ${sql.table(table)} as ${sql.ref(alias)} on ${on}`,
});

/**
 * A left join with an extra condition if the report has joined certain tables before: the first of `conditionByAlias` whose alias
 * is joined. In a report of tenants with leases and invoices, each invoice is then joined to its lease
 * only, not to every lease of the tenant.
 */
export const joinWithExtraCondition = (
  kind: JoinKind,
  alias: string,
  on: Sql,
  conditionByAlias: Readonly<Record<string, Sql>>,
): ReportJoin => ({
  alias,
  table: alias,
  kind,
  toSql: (joined) => {
    const conditions = Object.entries(conditionByAlias).flatMap(([earlierAlias, condition]) =>
      joined.has(earlierAlias) ? [condition] : [],
    );
    return sql`left join ${sql.table(alias)} on ${sql.join([on, ...conditions.slice(0, 1)], sql` and `)}`;
  },
});

/** A join for which `join` is not enough: `clause` is its complete SQL. */
export const joinWithSql = (
  kind: JoinKind,
  alias: string,
  clause: Sql,
  table: string = alias,
): ReportJoin => ({
  alias,
  table,
  kind,
  toSql: () => clause,
});

export const relationship = (
  key: string,
  label: string,
  joins: ReportRelationship['joins'],
  columns: ReportRelationship['columns'],
): ReportRelationship => ({ key, label, joins, columns });

type DefaultedKey = 'joins' | 'defaultOrder' | 'rowNoun';

export const defineModel = (
  model: Omit<ReportModel, DefaultedKey> & Partial<Pick<ReportModel, DefaultedKey>>,
): ReportModel => ({ joins: [], defaultOrder: [], rowNoun: toMidSentence(model.label), ...model });
