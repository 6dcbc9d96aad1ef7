import { DELETE_STORED_FILES, deleteUnusedKeysAfterMailing } from '@husrum/api-objects';
import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { ExportFormat } from '@husrum/contract/report-export';
import type { ReportSchedule, SavedReport } from '@husrum/contract/saved-report';
import { loadReportPlan } from '../report/load-report-plan';
import type { ReportDefinition } from '../report/plan-report.rules';
import { deleteExportsOfReport } from '../report-export/report-export.store';
import { mayChangeReport, readSavedReport } from './read-saved-report';
import {
  deleteReport,
  findVisibleReport,
  insertReport,
  listRecipients,
  replaceRecipients,
  type SavedReportRow,
  saveReport,
} from './saved-report.store';
import { savedReportTexts } from './saved-report.texts';

/** The report, if the user may change it. Throws 404 if the user does not see it, and 409 if the user may not change it. */
const requireChangeableReport = async (
  { tx, account }: RequestContext,
  id: number,
): Promise<SavedReportRow> => {
  const report = orNotFound(await findVisibleReport(tx, id, account.userId));
  if (!mayChangeReport(report, account.userId))
    throw problem('conflict', { message: savedReportTexts.notOwn });
  return report;
};

interface CreateSavedReportCommand {
  readonly name: string;
  readonly is_shared: boolean;
  readonly definition: ReportDefinition;
}

export const createSavedReport = async (
  context: RequestContext,
  { name, is_shared, definition }: CreateSavedReportCommand,
): Promise<SavedReport> => {
  const { tx, account } = context;
  await loadReportPlan(tx, definition);
  const id = await insertReport(tx, {
    name,
    is_shared,
    user_id: account.userId,
    definition: JSON.stringify(definition),
  });
  return readSavedReport(context, id);
};

/** Changes the name, and whether the report is shared. */
export const updateSavedReport = async (
  context: RequestContext,
  id: number,
  changes: Pick<CreateSavedReportCommand, 'name' | 'is_shared'>,
): Promise<SavedReport> => {
  await requireChangeableReport(context, id);
  await saveReport(context.tx, id, changes);
  return readSavedReport(context, id);
};

export const updateSavedDefinition = async (
  context: RequestContext,
  id: number,
  definition: ReportDefinition,
): Promise<SavedReport> => {
  await requireChangeableReport(context, id);
  await loadReportPlan(context.tx, definition);
  await saveReport(context.tx, id, { definition: JSON.stringify(definition) });
  return readSavedReport(context, id);
};

interface ScheduleReportCommand {
  /** Null ends the schedule. */
  readonly schedule: ReportSchedule | null;
  /** The day of the week from 1, or of the month. */
  readonly day: number | null;
  readonly format: ExportFormat;
  readonly recipient_ids: readonly number[];
}

/**
 * Sets or ends the schedule. The first mailing is tomorrow at the earliest. Throws 422 for a recipient who is not a user of
 * the account.
 */
export const scheduleReport = async (
  context: RequestContext,
  id: number,
  { schedule, day, format, recipient_ids }: ScheduleReportCommand,
): Promise<SavedReport> => {
  const { tx, clock } = context;
  await requireChangeableReport(context, id);
  const userIds = new Set((await listRecipients(tx)).map((user) => user.id));
  const recipients = [...new Set(recipient_ids)];
  if (!recipients.every((recipient) => userIds.has(recipient)))
    throw invalidInput({ recipient_ids: [savedReportTexts.unknownRecipient] });
  await saveReport(
    tx,
    id,
    schedule === null
      ? { schedule: null, day: null, format, scheduled_on: null, last_sent_on: null }
      : { schedule, day, format, scheduled_on: clock.today(), last_sent_on: null },
  );
  await replaceRecipients(tx, id, schedule === null ? [] : recipients);
  return readSavedReport(context, id);
};

/** Copies a report that the user sees to a private report of the user, without a schedule. */
export const duplicateReport = async (context: RequestContext, id: number): Promise<SavedReport> => {
  const { tx, account } = context;
  const { name, definition } = orNotFound(await findVisibleReport(tx, id, account.userId));
  const copy = await insertReport(tx, {
    name: savedReportTexts.copyOf(name),
    is_shared: false,
    definition: JSON.stringify(definition),
    user_id: account.userId,
  });
  return readSavedReport(context, copy);
};

export const removeSavedReport = async (
  context: RequestContext,
  id: number,
): Promise<{ message: string }> => {
  await requireChangeableReport(context, id);
  const fileKeys = await deleteExportsOfReport(context.tx, id);
  await deleteReport(context.tx, id);
  if (fileKeys.length > 0) await context.outbox.enqueueJob(DELETE_STORED_FILES, { keys: fileKeys });
  // That job keeps the files of mails that still wait for sending.
  await deleteUnusedKeysAfterMailing(context, fileKeys);
  return { message: savedReportTexts.removed };
};
