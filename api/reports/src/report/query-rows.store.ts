import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import type { KeyedRow } from './merge-sort.rules';
import type { ReportPlan } from './plan-report.rules';
import type { Cell } from './report-model.types';
import {
  idOf,
  readCell,
  rowIdAliases,
  toCellExpression,
  toFromClause,
  toJoins,
  toRowOrder,
  toTextKeys,
} from './report-source.store';

type Sql = RawBuilder<unknown>;
type NamedRow = Record<string, Cell>;

const toSelectList = ({ columns }: ReportPlan): Sql =>
  sql.join(columns.map((column, index) => sql`${toCellExpression(column)} as ${sql.ref(`c${index}`)}`));

const toCells = ({ columns }: ReportPlan, rows: readonly NamedRow[]): Cell[][] =>
  rows.map((row) => columns.map(({ type }, index) => readCell(type, row[`c${index}`])));

/** The first rows of an ungrouped report. */
export const queryFirstRows = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  limit: number,
): Promise<Cell[][]> => {
  const { rows } = await sql<NamedRow>`
    select ${toSelectList(plan)} ${toFromClause(plan, today)} order by ${toRowOrder(plan)} limit ${limit}`.execute(
    tx,
  );
  return toCells(plan, rows);
};

/** The number of rows, or `limit` if there are more. */
export const countRows = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  limit: number,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 ${toFromClause(plan, today)} limit ${limit}) as counted`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
};

/**
 * The rows whose id in the model's table is below `before`, newest first. Only for a report that is ordered by that id. `lastId`
 * is null when there are none.
 */
export const queryRowsBefore = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ cells: Cell[][]; lastId: number | null }> => {
  const id = idOf(plan.model.key);
  const from = toFromClause(plan, today, before === null ? [] : [sql`${id} < ${before}::bigint`]);
  const { rows } = await sql<NamedRow & { row_id: number }>`
    select ${id} as row_id, ${toSelectList(plan)} ${from} order by ${id} desc limit ${limit}`.execute(tx);
  return { cells: toCells(plan, rows), lastId: rows.at(-1)?.row_id ?? null };
};

/** The last of the first `limit` ids above `after` in the model's table. The result is null when there are none. */
const findLastId = async (
  tx: Tx,
  { model }: ReportPlan,
  after: number,
  limit: number,
): Promise<number | null> => {
  const id = idOf(model.key);
  const { rows } = await sql<{ last_id: number | null }>`
    select max(id) as last_id from (select ${id} from ${sql.table(model.key)} where ${id} > ${after}::bigint
      order by ${id} limit ${limit}) as next`.execute(tx);
  return rows[0]?.last_id ?? null;
};

const toIdConditions = ({ model }: ReportPlan, after: number, lastId: number): Sql[] => [
  sql`${idOf(model.key)} > ${after}::bigint`,
  sql`${idOf(model.key)} <= ${lastId}::bigint`,
];

/** The number of report rows for the first `limit` ids above `after` in the model's table. `lastId` is null when there are none. */
export const countNextRows = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  { after, limit }: { after: number; limit: number },
): Promise<{ count: number; lastId: number | null }> => {
  const lastId = await findLastId(tx, plan, after, limit);
  if (lastId === null) return { count: 0, lastId };
  const { rows } = await sql<{ count: number }>`
    select count(*) as count ${toFromClause(plan, today, toIdConditions(plan, after, lastId))}`.execute(tx);
  return { count: rows[0]?.count ?? 0, lastId };
};

/**
 * The report rows for the first `limit` ids above `after` in the model's table, with their sort keys. They are not sorted, so
 * that the statement is quick however many rows the report has. `lastId` is null when there are no such ids.
 */
export const queryKeyedRows = async (
  tx: Tx,
  plan: ReportPlan,
  today: LocalDate,
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: KeyedRow[]; lastId: number | null }> => {
  const lastId = await findLastId(tx, plan, after, limit);
  if (lastId === null) return { rows: [], lastId };
  const { keys } = toTextKeys(plan);
  const keyList = sql.join(keys.map((key, index) => sql`${key} as ${sql.ref(`k${index}`)}`));
  const from = toFromClause(plan, today, toIdConditions(plan, after, lastId));
  const { rows } = await sql<Record<string, Cell>>`select ${keyList}, ${toSelectList(plan)} ${from}`.execute(
    tx,
  );
  const cells = toCells(plan, rows);
  return {
    lastId,
    rows: rows.map((row, rowIndex) => ({
      keys: keys.map((_key, index) => {
        const key = row[`k${index}`] ?? null;
        return key === null ? null : String(key);
      }),
      cells: cells[rowIndex] ?? [],
    })),
  };
};

const ID_BYTES = 8;

/** The ids that identify each row, in the order of the report, in one buffer: 8 bytes an id, so that a million ids are 8 MB. */
export const queryRowIds = async (tx: Tx, plan: ReportPlan, today: LocalDate): Promise<Buffer> => {
  const ids = rowIdAliases(plan).map((alias) => sql`int8send(coalesce(${idOf(alias)}, 0))`);
  const { rows } = await sql<{ ids: Buffer | null }>`
    select string_agg(${sql.join(ids, sql` || `)}, ''::bytea order by ${toRowOrder(plan)}) as ids
    ${toFromClause(plan, today)}`.execute(tx);
  return rows[0]?.ids ?? Buffer.alloc(0);
};

/**
 * The ids of the rows from index `from` up to, but not including, `to`. One array for each table whose id is part of what
 * identifies a row: that of the model, and those whose join repeats its rows (`rowIdAliases`).
 */
export const readRowIds = (plan: ReportPlan, ids: Buffer, from: number, to: number): number[][] => {
  const aliases = rowIdAliases(plan);
  const rowBytes = aliases.length * ID_BYTES;
  const offsets = Array.from({ length: Math.max(0, to - from) }, (_row, index) => (from + index) * rowBytes);
  return aliases.map((_alias, index) =>
    offsets.map((offset) => Number(ids.readBigInt64BE(offset + index * ID_BYTES))),
  );
};

/** The number of rows in the result of `queryRowIds`. */
export const countBufferedRows = (plan: ReportPlan, ids: Buffer): number =>
  ids.length / (rowIdAliases(plan).length * ID_BYTES);

/** The rows with these ids, in the order of the arrays. Rows that have been removed meanwhile are left out. */
export const queryRowsByIds = async (
  tx: Tx,
  plan: ReportPlan,
  rowIds: readonly (readonly number[])[],
): Promise<Cell[][]> => {
  const { model, joins } = plan;
  const aliases = rowIdAliases(plan);
  const idColumns = aliases.map((_alias, index) => sql.ref(`id${index}`));
  const joinList = toJoins(model, joins, (join, joined) => {
    const aliasIndex = aliases.indexOf(join.alias);
    return aliasIndex < 0
      ? join.toSql(joined)
      : sql`left join ${sql.table(join.table)} as ${sql.ref(join.alias)} on ${idOf(join.alias)} = page.${sql.ref(`id${aliasIndex}`)}`;
  });
  const { rows } = await sql<NamedRow>`
    select ${toSelectList(plan)}
    from unnest(${sql.join(rowIds.map((ids) => sql`${ids}::bigint[]`))}) with ordinality
      as page(${sql.join([...idColumns, sql`ordinal`])})
    join ${sql.table(model.key)} on ${idOf(model.key)} = page.id0
    ${joinList} order by page.ordinal`.execute(tx);
  return toCells(plan, rows);
};
