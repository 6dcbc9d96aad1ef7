import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { output, reference } from '../../core/fields';
import { namedObject } from '../../core/named';
import { namedEntity } from '../../objects/entity/named-entity';
import { maintenanceTask } from '../maintenance/maintenance.schema';
import { ticketPriorities } from '../ticket/ticket.status';
import { workStatuses, workTypes } from './work-status';

/** The most items that the list of a day returns. `total` counts all of them. */
export const MAX_WORK_ITEMS = 200;

const workTenant = namedObject('WorkTenant', { id: output.id(), name: output.text(), phone: output.text() });

/** One activity or ticket, with what somebody on the spot needs to do it. */
export const workItem = namedObject('WorkItem', {
  type: output.choice(workTypes),
  /** The id of the activity or the ticket. */
  id: output.id(),
  title: output.text(),
  description: output.text(),
  status: output.choice(workStatuses),
  /** The day for which an activity is planned, or the last day for resolving a ticket. */
  day: output.dateOrNull(),
  /** `08:30` for an activity that is planned for a time of the day. */
  time: output.textOrNull(),
  overdue: output.flag(),
  /** It is null for an activity. */
  priority: output.choiceOrNull(ticketPriorities),
  responsible: reference.nullable().defined(),
  entity: namedEntity.nullable().defined(),
  company: reference.nullable().defined(),
  /** The street of the object or company. It is null without one, for example after the object has been removed. */
  address: output.textOrNull(),
  city: output.textOrNull(),
  /** The tenant of the ticket. Without one they are the tenants whose leases of the object run today. */
  tenants: output.list(workTenant.required()),
  /** It is empty for a ticket. */
  tasks: output.list(maintenanceTask.required()),
  /** What was written about the work of an activity. It is null for a ticket. */
  note: output.textOrNull(),
  /** How many of the files are images. */
  photos: output.number(),
});
export type WorkItem = yup.InferType<typeof workItem>;

export const fieldWorkCalls = defineCalls('fieldWork', {
  /**
   * Activities that are in progress, overdue or planned for today. Unresolved tickets whose last day is today or has passed,
   * and those for which the user is responsible. It is ordered by address. Without `everyone`: only the work for which the
   * user or nobody is responsible.
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
