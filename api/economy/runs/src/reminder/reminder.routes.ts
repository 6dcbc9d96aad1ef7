import { type Route, serve, serveReadOnly, serveWithTransactions } from '@husrum/api-platform';
import { reminderCalls } from '@husrum/contract/reminder';
import { toOre } from '@husrum/format';
import { readRun } from '../job-run/job-run-list.store';
import { checkReminders, listExcludedInvoices, previewReminders } from './preview-reminders';
import { readReminder, readReminderPdf } from './read-reminder';
import { readReminderAgreement, setReminderAgreement } from './reminder-agreement';
import { putAside, readInvoiceReminders, setReminderHold } from './reminder-hold';
import { listReminders } from './reminder-list.store';
import { changeReminderSettings, readReminderSettings } from './reminder-settings';
import { markReminderSent, removeReminder, sendReminder } from './send-reminder';
import { startReminders } from './start-reminders';

export const reminderRoutes: readonly Route[] = [
  serveReadOnly(reminderCalls.settings, (_, context) => readReminderSettings(context)),
  serve(reminderCalls.saveSettings, ({ params, body }, context) =>
    changeReminderSettings(context, params.id, {
      isOn: body.is_on,
      days: [body.days_1, body.days_2, body.days_3],
      feeOre: toOre(body.fee),
      feeLevel: Number(body.fee_level),
    }),
  ),
  serveReadOnly(reminderCalls.preview, ({ query }, context) => previewReminders(context, query)),
  serveReadOnly(reminderCalls.excluded, ({ query }, context) => listExcludedInvoices(context, query)),
  serve(reminderCalls.check, ({ body }, context) => checkReminders(context, body.ids)),
  serve(reminderCalls.start, async ({ body }, context) =>
    readRun(context, await startReminders(context, { ids: body.ids, companyId: body.company_id })),
  ),
  serveReadOnly(reminderCalls.list, ({ query }, context) => listReminders(context, query)),
  serveReadOnly(reminderCalls.detail, ({ params }, context) => readReminder(context, params.id)),
  serveWithTransactions(reminderCalls.pdf, ({ params }, context) => readReminderPdf(context, params.id)),
  serveWithTransactions(reminderCalls.send, ({ params }, context) => sendReminder(context, params.id)),
  serveWithTransactions(reminderCalls.markSent, ({ params }, context) =>
    markReminderSent(context, params.id),
  ),
  serve(reminderCalls.remove, ({ params }, context) => removeReminder(context, params.id)),
  serveReadOnly(reminderCalls.ofInvoice, ({ params }, context) => readInvoiceReminders(context, params.id)),
  serve(reminderCalls.setHold, ({ params, body }, context) =>
    setReminderHold(context, params.id, {
      ...{ isDisputed: body.is_disputed, asideUntil: body.aside_until },
      ...{ ticketId: body.ticket_id, note: body.note },
    }),
  ),
  serve(reminderCalls.putAside, ({ body }, context) =>
    putAside(context, { ids: body.ids, until: body.until, note: body.note }),
  ),
  serveReadOnly(reminderCalls.agreement, ({ params }, context) => readReminderAgreement(context, params.id)),
  serve(reminderCalls.setAgreement, ({ params, body }, context) =>
    setReminderAgreement(context, params.id, body.is_agreed),
  ),
];
