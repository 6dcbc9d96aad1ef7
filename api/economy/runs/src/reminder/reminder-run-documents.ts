import { problem } from '@husrum/api-platform';
import type { RunDocuments, SendOutcome } from '../job-run/send-documents';
import { notifySentReminders } from './notify-reminders';
import { planReminderDocuments } from './plan-reminders';
import { findReminderEmails, lockReminders, type Reminder, removeUnsentReminders } from './reminder.store';
import { reminderTexts } from './reminder.texts';
import { type RenderedReminders, reminderDocuments } from './reminder-documents';
import { listReminderTitles, type TitledReminder } from './reminder-list.store';

/** Whether the reminder is to be sent: for the first time, or again because its mail did not arrive. */
export const isReadyToSend = ({ removed_at, sent_at, mail_error }: Reminder): boolean =>
  removed_at === null && (sent_at === null || mail_error !== null);

/**
 * Reminders in runs. They are locked, so that none is sent both here and by a person. One that has nothing left to remind of is
 * removed, and one whose tenant has no address waits for a person.
 */
export const reminderRunDocuments: RunDocuments<TitledReminder, RenderedReminders> = {
  key: 'reminderId',
  notReady: reminderTexts.notReady,
  ended: notifySentReminders,
  listTasks: listReminderTitles,
  prepare: (context, ids) =>
    reminderDocuments.prepare(context, async ({ tx }) => {
      const ready = (await lockReminders(tx, ids)).filter(isReadyToSend);
      const emails = await findReminderEmails(
        tx,
        ready.map(({ tenant_id }) => tenant_id),
      );
      return ready.filter(({ tenant_id }) => emails.get(tenant_id) != null);
    }),
  send: async (context, ids, rendered) => {
    const { tx, clock } = context;
    const ready = (await lockReminders(tx, ids)).filter(isReadyToSend);
    const planned = new Set((await planReminderDocuments(context, ready)).map(({ id }) => id));
    await removeUnsentReminders(
      tx,
      ready.filter(({ id }) => !planned.has(id)).map(({ id }) => id),
      clock.now().toISOString(),
    );
    const toSend = ready.filter(({ id }) => planned.has(id));
    const emails = await findReminderEmails(
      tx,
      toSend.map(({ tenant_id }) => tenant_id),
    );
    const recipients = toSend.flatMap((row) => {
      const to = emails.get(row.tenant_id);
      return to == null ? [] : [{ row, to }];
    });
    const changed = await reminderDocuments.send(context, recipients, rendered);
    if (changed.length > 0) throw problem('reminderChanged');
    const mailed = new Set(recipients.map(({ row }) => row.id));
    return new Map(
      toSend.map(({ id }): [number, SendOutcome] => [
        id,
        mailed.has(id)
          ? { outcome: 'MADE' }
          : { outcome: 'SKIPPED', byHand: true, message: reminderTexts.byHand },
      ]),
    );
  },
};
