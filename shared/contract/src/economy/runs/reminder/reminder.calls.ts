import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { date, flag, optionalChoice, optionalText, output } from '../../../core/fields';
import { formatLimit } from '../../../core/format-limit';
import { listQuery, page, sortBy } from '../../../core/list';
import { namedObject, nameSchema } from '../../../core/named';
import { MAX_SELECTED } from '../invoice-batch/invoice-batch.calls';
import { jobRunRow } from '../job-run/job-run.calls';
import {
  excludedInvoice,
  invoiceReminders,
  plannedReminder,
  reminderCheck,
  reminderDetail,
  reminderHoldInput,
  reminderRow,
  reminderSettings,
  reminderSettingsInput,
  reminderSum,
} from './reminder.schema';
import { reminderExclusions, reminderStates } from './reminder.state';

const selectedIds = () =>
  yup
    .array()
    .of(yup.number().integer().min(1).required())
    .min(1, 'Markera minst en hyresavi')
    .max(MAX_SELECTED, `Högst ${formatLimit(MAX_SELECTED)} hyresavier åt gången`);

const reminderAgreement = namedObject('ReminderAgreement', { is_agreed: output.flag() });

const companyFilter = () => yup.number().integer();

/** Reminders of unpaid invoices: letters to tenants (docs/domain-rules.md, D-29). */
export const reminderCalls = defineCalls('reminder', {
  settings: call({
    method: 'GET',
    path: '/api/reminder/settings',
    summary: 'Företagens påminnelser: av eller på, dagar och avgift',
    response: yup.object({ data: output.list(reminderSettings.required()) }),
  }),
  saveSettings: call({
    method: 'POST',
    path: '/api/reminder/settings/{id}',
    summary: 'Spara hur ett företag påminner',
    requires: 'administration.write',
    body: reminderSettingsInput,
    response: reminderSettings,
    idempotent: true,
  }),
  /** The reminders that a run would send now, one for each tenant and company. */
  preview: call({
    method: 'GET',
    path: '/api/reminder/preview',
    summary: 'Påminnelser som kan skickas nu',
    query: listQuery(sortBy('tenant', 'company', 'owed', 'days_late', 'level'), {
      company_id: companyFilter(),
      search: yup.string().trim().max(200),
    }),
    response: nameSchema(
      'ReminderPreview',
      page(plannedReminder.required()).shape({ sum: reminderSum.required() }),
    ),
  }),
  /** The overdue invoices that a run would leave out, each with its reason. */
  excluded: call({
    method: 'GET',
    path: '/api/reminder/excluded',
    summary: 'Förfallna avier som inte påminns om, med orsak',
    query: listQuery(sortBy('tenant', 'company', 'left', 'due_at', 'exclusion'), {
      company_id: companyFilter(),
      exclusion: optionalChoice(reminderExclusions),
      search: yup.string().trim().max(200),
    }),
    response: page(excludedInvoice.required()),
  }),
  /** What a run of the selected invoices would send. Changes nothing. */
  check: call({
    method: 'POST',
    path: '/api/reminder/check',
    requires: 'economy.read',
    summary: 'Vad en påminnelse om markerade avier skulle bli',
    body: yup.object({ ids: selectedIds().required() }),
    response: reminderCheck,
  }),
  /** Writes the reminders that are due now, and starts a run that sends them in the background. */
  start: call({
    method: 'POST',
    path: '/api/reminder/run',
    summary: 'Skicka påminnelser i bakgrunden',
    body: namedObject('ReminderRunInput', {
      /** Left out: all invoices that are due for a reminder. */
      ids: selectedIds().nullable().default(null),
      /** Left out: of all companies. */
      company_id: yup.number().integer().min(1).nullable().default(null),
    }),
    response: jobRunRow,
    idempotent: true,
  }),
  list: call({
    method: 'GET',
    path: '/api/reminder',
    summary: 'Skrivna påminnelser',
    query: listQuery(sortBy('created_at', 'sent_at', 'tenant', 'owed', 'level', 'state'), {
      state: optionalChoice(reminderStates),
      company_id: companyFilter(),
      search: yup.string().trim().max(200),
    }),
    response: page(reminderRow.required()),
  }),
  detail: call({
    method: 'GET',
    path: '/api/reminder/{id}',
    summary: 'En påminnelse och dess avier',
    response: reminderDetail,
  }),
  /** As it was sent, or a preview. */
  pdf: call({
    method: 'GET',
    path: '/api/reminder/{id}/pdf',
    summary: 'Påminnelsen som PDF',
    responseType: 'file',
    needsState: true,
  }),
  /** Mails a reminder that is not sent, or whose mail did not arrive. */
  send: call({
    method: 'POST',
    path: '/api/reminder/{id}/send',
    summary: 'Mejla en påminnelse',
    response: reminderDetail,
    idempotent: true,
  }),
  /** It was handed over in another way than by mail. */
  markSent: call({
    method: 'POST',
    path: '/api/reminder/{id}/sent',
    summary: 'Markera en påminnelse som skickad',
    response: reminderDetail,
    idempotent: true,
  }),
  /** Only until it is sent. */
  remove: call({
    method: 'POST',
    path: '/api/reminder/{id}/remove',
    summary: 'Ta bort en påminnelse som inte är skickad',
    response: reminderDetail,
    idempotent: true,
  }),
  ofInvoice: call({
    method: 'GET',
    path: '/api/reminder/invoice/{id}',
    summary: 'Påminnelser om en hyresavi, och varför den inte påminns om',
    response: invoiceReminders,
  }),
  /** Replaces what was set before. */
  setHold: call({
    method: 'POST',
    path: '/api/reminder/invoice/{id}',
    summary: 'Bestrid, lägg undan eller koppla ett ärende till en hyresavi',
    body: reminderHoldInput,
    response: invoiceReminders,
    idempotent: true,
  }),
  putAside: call({
    method: 'POST',
    path: '/api/reminder/aside',
    summary: 'Lägg undan hyresavier från påminnelser',
    body: namedObject('PutAsideInput', {
      ids: selectedIds().required(),
      until: date('Lägg undan till och med'),
      note: optionalText('Anteckning', 2000),
    }),
    response: yup.object({ count: output.number() }),
    idempotent: true,
  }),
  agreement: call({
    method: 'GET',
    path: '/api/reminder/lease/{id}',
    summary: 'Om påminnelseavgift är avtalad i en uthyrning',
    response: reminderAgreement,
  }),
  setAgreement: call({
    method: 'POST',
    path: '/api/reminder/lease/{id}',
    requires: 'property.write',
    summary: 'Ange om påminnelseavgift är avtalad i en uthyrning',
    body: namedObject('ReminderAgreementInput', { is_agreed: flag('Påminnelseavgift är avtalad') }),
    response: reminderAgreement,
    idempotent: true,
  }),
});
