import { orNotFound, problem, type RequestContext, type TransactionsContext } from '@husrum/api-platform';
import type { ReminderDetail } from '@husrum/contract/reminder';
import { planReminderDocuments } from './plan-reminders';
import { readReminder } from './read-reminder';
import { findReminderEmails, lockReminders, type Reminder, removeUnsentReminders } from './reminder.store';
import { reminderTexts } from './reminder.texts';
import { type RenderedReminders, reminderDocuments } from './reminder-documents';
import { isReadyToSend } from './reminder-run-documents';

type SendingContext = Pick<
  TransactionsContext<ReminderDetail>,
  'files' | 'transaction' | 'idempotentTransaction'
>;

const prepareOne = ({ files, transaction }: SendingContext, id: number): Promise<RenderedReminders> =>
  reminderDocuments.prepare({ files, transaction }, async ({ tx }) =>
    (await lockReminders(tx, [id])).filter(isReadyToSend),
  );

/** Locks a reminder that can be sent now. */
const requireReady = async (context: RequestContext, id: number): Promise<Reminder> => {
  const [locked] = await lockReminders(context.tx, [id]);
  const reminder = orNotFound(locked);
  if (reminder.removed_at !== null) throw problem('conflict', { message: reminderTexts.removed });
  if (!isReadyToSend(reminder)) throw problem('conflict', { message: reminderTexts.alreadySent });
  if ((await planReminderDocuments(context, [reminder])).length === 0)
    throw problem('conflict', { message: reminderTexts.nothingLeft });
  return reminder;
};

/** Mails one reminder that a user asked for: it is not sent, or its mail did not arrive. */
export const sendReminder = async (context: SendingContext, id: number) => {
  const rendered = await prepareOne(context, id);
  return context.idempotentTransaction(async (request) => {
    const row = await requireReady(request, id);
    const to = (await findReminderEmails(request.tx, [row.tenant_id])).get(row.tenant_id);
    if (to == null) throw problem('conflict', { message: reminderTexts.noEmail });
    if ((await reminderDocuments.send(request, [{ row, to }], rendered)).length > 0)
      throw problem('reminderChanged');
    return readReminder(request, id);
  });
};

/** Marks as sent a reminder that reached the tenant in another way than by our mail, with the PDF that was printed. */
export const markReminderSent = async (context: SendingContext, id: number) => {
  const rendered = await prepareOne(context, id);
  return context.idempotentTransaction(async (request) => {
    const row = await requireReady(request, id);
    if ((await reminderDocuments.markSent(request, [row], rendered)).length === 0)
      throw problem('reminderChanged');
    return readReminder(request, id);
  });
};

/** Takes back a reminder that is not sent: its invoices can be reminded of again. */
export const removeReminder = async (context: RequestContext, id: number): Promise<ReminderDetail> => {
  const { tx, clock } = context;
  const [locked] = await lockReminders(tx, [id]);
  const { sent_at, removed_at } = orNotFound(locked);
  if (sent_at !== null) throw problem('conflict', { message: reminderTexts.alreadySent });
  if (removed_at === null) await removeUnsentReminders(tx, [id], clock.now().toISOString());
  return readReminder(context, id);
};
