import { swedishSortKey, type Tx } from '@husrum/api-platform';
import { reportDefinition } from '@husrum/contract/report';
import type { SavedReport } from '@husrum/contract/saved-report';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { SavedReportTables } from './saved-report.tables';

type Table = SavedReportTables['saved_report'];
export type SavedReportRow = Selectable<Table> & {
  /** The name of the user, or null if the user has been removed. */
  readonly owner: string | null;
  readonly recipient_ids: number[];
};

const selectReports = (tx: Tx) =>
  tx
    .selectFrom('saved_report')
    .leftJoin('user_account', (join) =>
      join.onRef('user_account.id', '=', 'saved_report.user_id').on('user_account.removed_at', 'is', null),
    )
    .selectAll('saved_report')
    .select([
      'user_account.name as owner',
      sql<number[]>`coalesce((
        select jsonb_agg(recipient.user_id order by recipient.user_id) from saved_report_recipient as recipient
        join user_account as active on active.id = recipient.user_id and active.removed_at is null
        where recipient.saved_report_id = saved_report.id), '[]')`.as('recipient_ids'),
    ]);

/** Fields that were added to definitions after the report was saved get their defaults. */
const withDefaults = <R extends SavedReportRow>(row: R): R => ({
  ...row,
  definition: reportDefinition.cast(row.definition),
});

/** The user's own reports and those that others share, by name. */
export const listVisibleReports = async (tx: Tx, userId: number): Promise<SavedReportRow[]> => {
  const rows = await selectReports(tx)
    .where(({ or, eb }) =>
      or([eb('saved_report.user_id', '=', userId), eb('saved_report.is_shared', '=', true)]),
    )
    .orderBy(swedishSortKey('saved_report.name'))
    .orderBy('saved_report.id')
    .execute();
  return rows.map(withDefaults);
};

/** A report of any user, for its schedule. */
export const findReport = async (tx: Tx, id: number): Promise<SavedReportRow | undefined> => {
  const row = await selectReports(tx).where('saved_report.id', '=', id).executeTakeFirst();
  return row && withDefaults(row);
};

export const findVisibleReport = async (
  tx: Tx,
  id: number,
  userId: number,
): Promise<SavedReportRow | undefined> => {
  const row = await findReport(tx, id);
  return row && (row.is_shared || row.user_id === userId) ? row : undefined;
};

export const insertReport = async (
  tx: Tx,
  values: { user_id: number; name: string; is_shared: boolean; definition: string },
): Promise<number> => {
  const { id } = await tx.insertInto('saved_report').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const saveReport = async (tx: Tx, id: number, values: Updateable<Table>): Promise<void> => {
  await tx.updateTable('saved_report').set(values).where('id', '=', id).execute();
};

export const deleteReport = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('saved_report').where('id', '=', id).execute();
};

export const replaceRecipients = async (tx: Tx, id: number, userIds: readonly number[]): Promise<void> => {
  await tx.deleteFrom('saved_report_recipient').where('saved_report_id', '=', id).execute();
  if (userIds.length === 0) return;
  await tx
    .insertInto('saved_report_recipient')
    .values(userIds.map((userId) => ({ saved_report_id: id, user_id: userId })))
    .execute();
};

/** The users of the account to whom a report can be mailed. */
export const listRecipients = (tx: Tx): Promise<{ id: number; name: string; email: string }[]> =>
  tx
    .selectFrom('user_account')
    .select(['id', 'name', 'email'])
    .where('removed_at', 'is', null)
    .orderBy(swedishSortKey('name'))
    .orderBy('id')
    .execute();

export interface ScheduledReport {
  readonly id: number;
  readonly billable_id: number;
  readonly schedule: NonNullable<SavedReport['schedule']>;
  readonly day: number;
  /** The latest mailing, or the day on which the schedule was set. */
  readonly since: string;
}

/** The scheduled reports of all accounts. */
export const listScheduledReports = (tx: Tx): Promise<ScheduledReport[]> =>
  tx
    .selectFrom('saved_report')
    .select([
      'id',
      'billable_id',
      'schedule',
      'day',
      sql<string>`coalesce(last_sent_on, scheduled_on)`.as('since'),
    ])
    .where('schedule', 'is not', null)
    .orderBy('id')
    .$narrowType<{ schedule: ScheduledReport['schedule']; day: number }>()
    .execute();
