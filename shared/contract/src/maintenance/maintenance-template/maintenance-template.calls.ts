import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { id, longText, output, seenUpdatedAt, text } from '../../core/fields';
import { breadcrumb, listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject } from '../../core/named';
import { maintenanceRow, rescheduleIn, taskList } from '../maintenance/maintenance.schema';

const templateFields = {
  title: text('Rubrik'),
  description: longText('Beskrivning'),
  reschedule_in: rescheduleIn(),
  tasks: taskList().default([]),
};
export const maintenanceTemplateInput = namedObject('MaintenanceTemplateInput', templateFields);

const templateTask = namedObject('MaintenanceTemplateTask', { id: output.id(), task: output.text() });
const sharedFields = {
  id: output.id(),
  title: output.text(),
  description: output.text(),
  /** Days from when an activity is done until the next one. Null: the activities are not repeated. */
  reschedule_in: output.numberOrNull(),
  /** The tasks are in their order. */
  tasks: output.list(templateTask.required()),
  activities_count: output.number(),
  created_at: output.text(),
  updated_at: output.text(),
};
export const maintenanceTemplateRow = namedObject('MaintenanceTemplateRow', sharedFields);
export type MaintenanceTemplateRow = yup.InferType<typeof maintenanceTemplateRow>;

export const maintenanceTemplateDetail = namedObject('MaintenanceTemplate', {
  ...sharedFields,
  /** The first 15 activities in the default order of `maintenance.list`, which lists all of them by `template_id`. */
  activities: output.list(maintenanceRow.required()),
  breadcrumb: breadcrumb(),
});
export type MaintenanceTemplate = yup.InferType<typeof maintenanceTemplateDetail>;

export const maintenanceTemplateCalls = defineCalls('maintenanceTemplate', {
  list: call({
    method: 'GET',
    path: '/api/maintenance/template',
    summary: 'Underhållsmallar',
    query: listQuery(sortBy('title', 'reschedule_in', 'activities_count', 'created_at', 'updated_at'), {
      /** A text in the title or in the description. */
      search: yup.string().trim().max(200),
    }),
    response: page(maintenanceTemplateRow.required()),
  }),
  detail: call({
    method: 'GET',
    path: '/api/maintenance/template/{id}',
    summary: 'En underhållsmall',
    response: maintenanceTemplateDetail,
  }),
  create: call({
    method: 'POST',
    path: '/api/maintenance/template',
    summary: 'Skapa underhållsmall',
    body: maintenanceTemplateInput,
    response: maintenanceTemplateDetail,
  }),
  /** Existing activities are not changed: they have their own copies of the template's values. */
  update: call({
    method: 'PATCH',
    path: '/api/maintenance/template',
    summary: 'Ändra underhållsmall och dess uppgifter',
    body: yup.object({ id: id(), ...templateFields, updated_at: seenUpdatedAt() }),
    response: maintenanceTemplateDetail,
  }),
  /** The template's activities stay, without a template. */
  remove: call({
    method: 'DELETE',
    path: '/api/maintenance/template/{id}',
    summary: 'Ta bort underhållsmall',
    response: messageResponse,
  }),
});
