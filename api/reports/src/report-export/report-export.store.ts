import { column, paginate, type RequestContext, type Tx } from '@husrum/api-platform';
import type { QueryOf } from '@husrum/contract/core';
import { reportDefinition } from '@husrum/contract/report';
import type { ReportExport, reportExportCalls } from '@husrum/contract/report-export';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { ReportExportTables } from './report-export.tables';

type Table = ReportExportTables['report_export'];
export type ExportRow = Selectable<Table>;

export const toReportExport = (row: ExportRow): ReportExport => ({
  id: row.id,
  format: row.format,
  status: row.status,
  filename: row.filename,
  title: row.title,
  rows_done: row.rows_done,
  rows_total: row.rows_total,
  size: row.size,
  error: row.error,
  created_at: row.created_at,
  finished_at: row.finished_at,
  expires_at: row.expires_at,
});

export const insertExport = (tx: Tx, values: Insertable<Table>): Promise<ExportRow> =>
  tx.insertInto('report_export').values(values).returningAll().executeTakeFirstOrThrow();

/**
 * An export of any user of the account, for the job that writes it. Fields that were added to definitions later get their
 * defaults.
 */
export const findExport = async (tx: Tx, id: number): Promise<ExportRow | undefined> => {
  const row = await tx.selectFrom('report_export').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, definition: reportDefinition.cast(row.definition) };
};

/** An export of the user. It is locked until the transaction ends. */
export const lockOwnExport = (tx: Tx, id: number, userId: number): Promise<ExportRow | undefined> =>
  tx
    .selectFrom('report_export')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const countActiveExports = async (tx: Tx, userId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('report_export')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirstOrThrow();
  return count;
};

export const listOwnExports = (
  context: Pick<RequestContext, 'tx' | 'url' | 'account'>,
  query: QueryOf<typeof reportExportCalls.list>,
) =>
  paginate(context, query, {
    from: context.tx.selectFrom('report_export').where('report_export.user_id', '=', context.account.userId),
    id: 'report_export.id',
    sort: { created_at: column('report_export.created_at') },
    defaultSort: [column('report_export.created_at'), 'desc'],
    load: async (ids) =>
      (await context.tx.selectFrom('report_export').selectAll().where('id', 'in', ids).execute()).map(
        toReportExport,
      ),
  });

/** Starts an export from its first row. The result is false when it has been cancelled or removed. */
export const markRunning = async (tx: Tx, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('report_export')
    .set({ status: 'RUNNING', rows_done: 0, rows_total: null, error: null })
    .where('id', '=', id)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The result is false when the export has been cancelled or removed. */
export const updateProgress = async (
  tx: Tx,
  id: number,
  progress: { rows_done: number; rows_total: number | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('report_export')
    .set(progress)
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends a running export. The result is undefined when it has been cancelled or removed meanwhile. */
export const finishExport = (
  tx: Tx,
  id: number,
  result: Pick<ExportRow, 'rows_done' | 'size' | 'file_key' | 'finished_at' | 'expires_at'>,
): Promise<ExportRow | undefined> =>
  tx
    .updateTable('report_export')
    .set({ ...result, rows_total: result.rows_done, status: 'DONE' })
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .returningAll()
    .executeTakeFirst();

/** Fails an active export. The result is undefined when it has been cancelled or removed meanwhile. */
export const failExport = (
  tx: Tx,
  id: number,
  { error, now }: { error: string; now: string },
): Promise<ExportRow | undefined> =>
  tx
    .updateTable('report_export')
    .set({ status: 'FAILED', error, finished_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .returningAll()
    .executeTakeFirst();

/** Sets the status, and clears the progress and the error. */
export const resetExport = (
  tx: Tx,
  id: number,
  values: Pick<ExportRow, 'status' | 'finished_at'>,
): Promise<ExportRow> =>
  tx
    .updateTable('report_export')
    .set({ ...values, rows_done: 0, rows_total: null, error: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes the row. Returns the key of its file, or null without a file. */
export const deleteExport = async (tx: Tx, id: number): Promise<string | null> => {
  const row = await tx
    .deleteFrom('report_export')
    .where('id', '=', id)
    .returning('file_key')
    .executeTakeFirstOrThrow();
  return row.file_key;
};

/** Deletes the exports of a saved report. Returns the keys of their files. */
export const deleteExportsOfReport = async (tx: Tx, reportId: number): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('report_export')
    .where('saved_report_id', '=', reportId)
    .returning('file_key')
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
};

/**
 * Deletes the expired exports of all accounts, and those that failed or were cancelled a week ago. Returns the keys of their
 * files.
 */
export const deleteExpiredExports = async (tx: Tx, now: string): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('report_export')
    .where(({ or, and, eb }) =>
      or([
        eb('expires_at', '<', now),
        and([
          eb('status', 'in', ['FAILED', 'CANCELLED']),
          eb('finished_at', '<', sql<string>`${now}::timestamptz - interval '7 days'`),
        ]),
      ]),
    )
    .returning('file_key')
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
};

/** Fails exports whose job no longer runs: their progress has not changed for a day. */
export const failStuckExports = async (tx: Tx, now: string, error: string): Promise<void> => {
  await tx
    .updateTable('report_export')
    .set({ status: 'FAILED', error, finished_at: now })
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .where('updated_at', '<', sql<string>`${now}::timestamptz - interval '1 day'`)
    .execute();
};
