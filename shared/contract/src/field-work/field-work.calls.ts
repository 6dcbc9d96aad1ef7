import * as yup from 'yup';
import { call, defineCalls } from '../core/call';
import { output, reference } from '../core/fields';
import { namedObject } from '../core/named';
import { namedEntity } from '../entity/named-entity';
import { maintenanceTask } from '../maintenance/maintenance.schema';
import { ticketPriorities } from '../ticket/ticket.status';
import { workStatuses, workTypes } from './work-status';

/** The most rows that the list of a day returns. `total` is larger when there are more. */
export const MAX_WORK_ITEMS = 200;

const workTenant = namedObject('WorkTenant', { id: output.id(), name: output.text(), phone: output.text() });

/** One activity or ticket, with all that somebody on the spot needs. */
export const workItem = namedObject('WorkItem', {
  type: output.choice(workTypes),
  /** Of the activity or the ticket. */
  id: output.id(),
  title: output.text(),
  description: output.text(),
  status: output.choice(workStatuses),
  /** The day it is planned for, or a ticket's last day. */
  day: output.dateOrNull(),
  /** `08:30` when it is planned for a time of the day. */
  time: output.textOrNull(),
  overdue: output.flag(),
  /** Of a ticket. */
  priority: output.choiceOrNull(ticketPriorities),
  responsible: reference.nullable().defined(),
  entity: namedEntity.nullable().defined(),
  company: reference.nullable().defined(),
  /** Street, and town. Null when what it was about has been removed. */
  address: output.textOrNull(),
  city: output.textOrNull(),
  /** The ticket's tenant, or those who live there today. */
  tenants: output.list(workTenant.required()),
  /** Of an activity. */
  tasks: output.list(maintenanceTask.required()),
  /** Of an activity: what was written about the work. */
  note: output.textOrNull(),
  /** How many images it has. */
  photos: output.number(),
});
export type WorkItem = yup.InferType<typeof workItem>;

export const fieldWorkCalls = defineCalls('fieldWork', {
  /**
   * Activities in progress, overdue or planned for today, and unresolved tickets that are due or the user's own; ordered by address.
   * Without `everyone`, only what the user or nobody is responsible for.
   */
  list: call({
    method: 'GET',
    path: '/api/fieldwork',
    summary: 'Dagens arbete',
    query: yup.object({ everyone: yup.boolean().default(false) }),
    response: yup.object({
      day: output.date(),
      total: output.number(),
      data: output.list(workItem.required()),
    }),
  }),
  detail: call({
    method: 'GET',
    path: '/api/fieldwork/{type}/{id}',
    pathChoices: { type: workTypes },
    summary: 'Ett arbete på plats',
    response: workItem,
  }),
});
