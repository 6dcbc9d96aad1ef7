import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, flag, id, output, text } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';
import { reportDefinition } from '../report/report.calls';
import { exportFormats } from '../report-export/report-export.status';
import { maxScheduleDay, reportSchedules } from './saved-report.schedule';

const name = () => text('Namn', 120);

const reportScheduleFields = {
  schedule: yup.string().oneOf(reportSchedules).label('Hur ofta').nullable().default(null),
  /** 1 to 7, Monday first, or the day of the month. */
  day: yup
    .number()
    .integer()
    .min(1)
    .max(31)
    .label('Dag')
    .nullable()
    .default(null)
    .when('schedule', ([schedule], schema) =>
      schedule === 'WEEKLY' || schedule === 'MONTHLY'
        ? schema.nonNullable().required().max(maxScheduleDay(schedule))
        : schema,
    ),
  format: choice('Format', exportFormats).default('xlsx'),
  /** The users of the business who get the mail. */
  recipient_ids: yup
    .array()
    .of(id('Mottagare'))
    .label('Mottagare')
    .max(50, 'Välj högst 50 mottagare')
    .default([])
    .when('schedule', ([schedule], schema) => (schedule ? schema.min(1, 'Välj minst en mottagare') : schema)),
};
export const scheduleInput = namedObject('ReportScheduleInput', reportScheduleFields);

export const savedReportInput = namedObject('SavedReportInput', {
  name: name(),
  is_shared: flag('Delad').default(false),
  definition: reportDefinition.required(),
});
export const savedReportChanges = namedObject('SavedReportChanges', {
  name: name(),
  is_shared: flag('Delad'),
});

export const savedReport = namedObject('SavedReport', {
  id: output.id(),
  name: output.text(),
  is_shared: output.flag(),
  /**
   * Whether the user may change it: the user saved it, or it is shared and the user who saved it has been removed. Other shared
   * reports can only be opened and duplicated.
   */
  is_own: output.flag(),
  /** The name of the user who saved it; null when that user has been removed. */
  owner: output.textOrNull(),
  /** The label of its model; null when the model is gone. */
  model: output.textOrNull(),
  schedule: output.choiceOrNull(reportSchedules),
  day: output.numberOrNull(),
  format: output.choice(exportFormats),
  recipient_ids: output.list(output.id()),
  /** The day on which it is mailed next; null without a schedule. */
  next_on: output.dateOrNull(),
  /** The day of the latest mailing by this schedule. */
  last_sent_on: output.dateOrNull(),
  updated_at: output.text(),
});
export type SavedReport = yup.InferType<typeof savedReport>;

export const savedReportCalls = defineCalls('savedReport', {
  list: call({
    method: 'GET',
    path: '/api/report/saved',
    summary: 'Sparade rapporter',
    response: output.list(savedReport.required()),
  }),
  /** Users who can get a report by mail. */
  recipients: call({
    method: 'GET',
    path: '/api/report/saved/recipients',
    summary: 'Möjliga mottagare',
    response: output.list(
      namedObject('ReportRecipient', {
        id: output.id(),
        name: output.text(),
        email: output.text(),
      }).required(),
    ),
  }),
  load: call({
    method: 'GET',
    path: '/api/report/saved/{id}',
    summary: 'Öppna en sparad rapport',
    response: namedObject('LoadedSavedReport', {
      id: output.id(),
      name: output.text(),
      /**
       * Whether the user may change it: the user saved it, or it is shared and the user who saved it has been removed. Other shared
       * reports can only be opened and duplicated.
       */
      is_own: output.flag(),
      definition: reportDefinition.required(),
      /** The keys of the model, the relationships and the fields in the definition that no longer exist. */
      missing: output.list(output.text()),
    }),
  }),
  create: call({
    method: 'POST',
    path: '/api/report/saved',
    summary: 'Spara en rapport',
    body: savedReportInput,
    response: savedReport,
  }),
  /** Replaces what the report shows. */
  updateDefinition: call({
    method: 'POST',
    path: '/api/report/saved/{id}/definition',
    summary: 'Spara ändringar i en rapport',
    body: yup.object({ definition: reportDefinition.required() }),
    response: savedReport,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/report/saved/{id}',
    summary: 'Byt namn eller dela',
    body: savedReportChanges,
    response: savedReport,
  }),
  schedule: call({
    method: 'POST',
    path: '/api/report/saved/{id}/schedule',
    summary: 'Skicka en rapport regelbundet',
    body: scheduleInput,
    response: savedReport,
  }),
  duplicate: call({
    method: 'POST',
    path: '/api/report/saved/{id}/duplicate',
    summary: 'Duplicera en rapport',
    response: savedReport,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/report/saved/{id}',
    summary: 'Ta bort en sparad rapport',
    response: messageResponse,
  }),
});
