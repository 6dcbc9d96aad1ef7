import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, id, optionalChoice, optionalDate } from '../../core/fields';
import { MAX_DATE, MIN_DATE } from '../../core/limits';
import { listQuery, MAX_PAGE_SIZE, messageResponse, PAGE_SIZE, page, sortBy } from '../../core/list';
import {
  maintenanceCost,
  maintenanceDetail,
  maintenanceInput,
  maintenanceRow,
  maintenanceUpdate,
  noteFields,
} from './maintenance.schema';
import { costGroups, MAX_WINDOW_SIZE, maintenanceStatuses, taskStatuses } from './maintenance.status';

const maintenanceQuery = listQuery(
  sortBy('title', 'status', 'scheduled_at', 'completed_at', 'created_at', 'cost', 'budget'),
  {
    /**
     * Up to MAX_WINDOW_SIZE when `from` and `to` are set. A limit above MAX_PAGE_SIZE means the whole window: if it has
     * more rows, the answer is 422 under `to` instead of a part of them.
     */
    limit: yup
      .number()
      .integer()
      .min(1)
      .max(MAX_WINDOW_SIZE)
      .default(PAGE_SIZE)
      .when(['from', 'to'], ([from, to], schema) => (from && to ? schema : schema.max(MAX_PAGE_SIZE))),
    status: optionalChoice(maintenanceStatuses, 'Status'),
    /** True: only activities that remain to be done (planned, in progress or overdue). False: only the others. */
    open: yup.boolean(),
    /** It finds only activities on the object or on one below it. */
    entity_id: yup.number().integer(),
    /** It finds only activities on the company or on one of its objects. */
    company_id: yup.number().integer(),
    /** Only activities that concern the tenants of the lease: on its object or on an object that contains it. */
    lease_id: yup.number().integer(),
    template_id: yup.number().integer(),
    responsible_id: yup.number().integer(),
    /** It finds only activities scheduled on these days, inclusive. */
    from: optionalDate('Från'),
    to: optionalDate('Till'),
    /** True: only activities that have no day yet. False: only activities that have one. */
    unscheduled: yup.boolean(),
    /** Words in any order that are all in the title or in the name of the object, of what it lies in, or of the company. */
    search: yup.string().trim().max(200),
  },
);

const costQuery = listQuery(sortBy('year', 'activities', 'inspections', 'budget', 'cost'), {
  by: yup.string().oneOf(costGroups).default('year'),
  year: yup
    .number()
    .integer()
    .min(Number(MIN_DATE.slice(0, 4)))
    .max(Number(MAX_DATE.slice(0, 4))),
  /** It finds only costs of the company and its objects. */
  company_id: yup.number().integer(),
});

export const maintenanceCalls = defineCalls('maintenance', {
  /** By default what remains to be done, the earliest day first, and then what is done or cancelled, the latest first. */
  list: call({
    method: 'GET',
    path: '/api/maintenance',
    summary: 'Aktiviteter',
    query: maintenanceQuery,
    response: page(maintenanceRow.required()),
  }),
  /**
   * Sums of the activities and statutory inspections that have a budget or a cost, without cancelled activities. An amount
   * that both an inspection and its activity have is counted once. By default the latest year comes first.
   */
  costs: call({
    method: 'GET',
    path: '/api/maintenance/costs',
    summary: 'Budget och kostnad för aktiviteter och besiktningar per år, företag och objekt',
    query: costQuery,
    response: page(maintenanceCost.required()),
  }),
  detail: call({
    method: 'GET',
    path: '/api/maintenance/{id}',
    summary: 'En aktivitet',
    response: maintenanceDetail,
  }),
  create: call({
    method: 'POST',
    path: '/api/maintenance',
    summary: 'Skapa aktivitet',
    body: maintenanceInput,
    response: maintenanceDetail,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/maintenance',
    summary: 'Ändra aktivitet och dess uppgifter',
    body: maintenanceUpdate,
    response: maintenanceDetail,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/maintenance/{id}',
    summary: 'Ta bort aktivitet',
    response: messageResponse,
  }),
  start: call({
    method: 'POST',
    path: '/api/maintenance/{id}/start',
    summary: 'Påbörja aktivitet',
    response: maintenanceDetail,
  }),
  /** Makes the next activity if this one is repeated: `next_id` of the response. */
  finish: call({
    method: 'POST',
    path: '/api/maintenance/{id}/finish',
    summary: 'Slutför aktivitet',
    body: yup.object(noteFields),
    response: maintenanceDetail,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/maintenance/{id}/cancel',
    summary: 'Avbryt aktivitet',
    response: maintenanceDetail,
  }),
  /** `status` must be the next of the cycle (`nextTaskStatus`) or the one that the task has. */
  changeTask: call({
    method: 'PATCH',
    path: '/api/maintenance/task',
    summary: 'Ändra en uppgifts status',
    body: yup.object({ id: id('Uppgift'), status: choice('Status', taskStatuses) }),
    response: maintenanceDetail,
  }),
  /** Answers 409 unless the work is in progress or done. */
  updateNote: call({
    method: 'PATCH',
    path: '/api/maintenance/note',
    summary: 'Ändra anteckning och kostnad',
    body: yup.object({ id: id(), ...noteFields }),
    response: maintenanceDetail,
  }),
});
