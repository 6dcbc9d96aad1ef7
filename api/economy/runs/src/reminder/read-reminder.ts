import { readPdf } from '@husrum/api-leases';
import {
  type FileResponse,
  orNotFound,
  problem,
  type RequestContext,
  type TransactionsContext,
} from '@husrum/api-platform';
import type { ReminderDetail } from '@husrum/contract/reminder';
import { planReminderDocuments } from './plan-reminders';
import { findReminder } from './reminder.store';
import { reminderTexts } from './reminder.texts';
import { printedReminder } from './reminder-documents';
import { findReminderParts, findReminderRow } from './reminder-list.store';

export const readReminder = async (
  { tx }: Pick<RequestContext, 'tx'>,
  id: number,
): Promise<ReminderDetail> => {
  const reminder = orNotFound(await findReminderRow(tx, id));
  return { reminder, ...(await findReminderParts(tx, id)) };
};

/** The PDF as it was sent, or as it would be sent now. Fetched or drawn outside transactions. */
export const readReminderPdf = (
  { files, transaction }: Pick<TransactionsContext<FileResponse>, 'files' | 'transaction'>,
  id: number,
): Promise<FileResponse> =>
  readPdf(
    {
      files,
      transaction,
      findStored: async ({ tx }: RequestContext) => {
        const { pdf_key, pdf_name } = orNotFound(await findReminder(tx, id));
        return pdf_key === null ? null : { key: pdf_key, name: pdf_name };
      },
      plan: async (context: RequestContext) => {
        const reminder = orNotFound(await findReminder(context.tx, id));
        const [planned] = await planReminderDocuments(context, [reminder]);
        if (planned === undefined) throw problem('conflict', { message: reminderTexts.nothingLeft });
        return planned;
      },
    },
    printedReminder,
  );
