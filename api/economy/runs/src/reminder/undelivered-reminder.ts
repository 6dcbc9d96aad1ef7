import type { JobData, TransactionalJobContext } from '@husrum/api-platform';
import { makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { failDocumentItem } from '../job-run/run-documents.store';
import { lockReminders, saveReminderMailError } from './reminder.store';
import { reminderTexts } from './reminder.texts';

/**
 * Records on the reminder, and on the run that sent it, that its mail did not arrive, and notifies all users. Records nothing when
 * it has been sent again since.
 */
export const recordUndeliveredReminder = async (
  { tx }: Pick<TransactionalJobContext, 'tx'>,
  { reminderId, sending, to, reason }: JobData,
): Promise<void> => {
  const [reminder] = await lockReminders(tx, [Number(reminderId)]);
  if (reminder === undefined || reminder.send_count !== Number(sending)) return;
  const message = reminderTexts.undelivered(String(to), String(reason));
  await saveReminderMailError(tx, reminder.id, message);
  const text = reminderTexts.undeliveredNotification(reminder.tenant_name);
  await notifyUsers(tx, makeNotification(notificationKinds.reminderUndelivered, text, reminder.id));
  await failDocumentItem(tx, { key: 'reminderId', id: reminder.id, message });
};
