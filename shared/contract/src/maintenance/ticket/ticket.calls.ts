import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import {
  choice,
  id,
  longText,
  optionalChoice,
  optionalDate,
  optionalId,
  output,
  reference,
  seenUpdatedAt,
  text,
} from '../../core/fields';
import { breadcrumb, listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject } from '../../core/named';
import { namedEntity } from '../../objects/entity/named-entity';
import { ticketAuthors, ticketFilters, ticketPriorities, ticketStatuses, ticketTypes } from './ticket.status';

const ticketFields = {
  subject: text('Ämne'),
  type: choice('Typ', ticketTypes),
  description: longText('Beskrivning'),
};
/** How a ticket is planned. A field that a change leaves out keeps its value. */
const planningFields = {
  priority: optionalChoice(ticketPriorities, 'Prioritet'),
  responsible_id: optionalId('Ansvarig').default(undefined),
  due_at: optionalDate('Klart senast').default(undefined),
};
export const ticketInput = yup
  .object({
    tenant_id: optionalId('Hyresgäst'),
    entity_id: optionalId('Objekt'),
    /** The activity from which the ticket is created. */
    maintenance_id: optionalId('Aktivitet'),
    ...ticketFields,
    ...planningFields,
  })
  .test('entity or tenant', 'Välj ett objekt eller en hyresgäst', function hasEntityOrTenant(value) {
    if (value.tenant_id !== null || value.entity_id !== null) return true;
    return this.createError({ path: 'entity_id', message: 'Välj ett objekt eller en hyresgäst' });
  });
export const ticketComment = namedObject('TicketComment', {
  id: output.id(),
  author: output.choice(ticketAuthors),
  /** The name of the author; for a SYSTEM comment of the user who caused it. It is null when no user or tenant is known. */
  author_name: output.textOrNull(),
  comment: output.text(),
  created_at: output.text(),
});
const sharedFields = {
  id: output.id(),
  /** The number by which people refer to the ticket: `Ä-1001`. */
  reference: output.text(),
  subject: output.text(),
  type: output.choice(ticketTypes),
  status: output.choice(ticketStatuses),
  tenant_id: output.idOrNull(),
  entity_id: output.idOrNull(),
  tenant: reference.nullable().defined(),
  entity: namedEntity.nullable().defined(),
  priority: output.choice(ticketPriorities),
  responsible: reference.nullable().defined(),
  /** The last day for resolving it, if it has one. */
  due_at: output.dateOrNull(),
  /** Whether `due_at` has passed and the ticket is not resolved. */
  overdue: output.flag(),
  /** The activity from which the ticket was created, or as which it was planned. */
  maintenance: namedObject('TicketActivity', { id: output.id(), title: output.text() }).nullable().defined(),
  created_at: output.text(),
  updated_at: output.text(),
};
export const ticketRow = namedObject('TicketRow', sharedFields);
export const ticketDetail = namedObject('TicketDetail', {
  ...sharedFields,
  description: output.text(),
  comments: output.list(ticketComment.required()),
  breadcrumb: breadcrumb(),
});
export type TicketRow = yup.InferType<typeof ticketRow>;
export type Ticket = yup.InferType<typeof ticketDetail>;

const sortKeys = [
  'reference',
  'subject',
  'type',
  'status',
  'priority',
  'due_at',
  'responsible',
  'created_at',
  'updated_at',
] as const;
const ticketQuery = listQuery(sortBy(...sortKeys), {
  status: optionalChoice(ticketFilters),
  type: optionalChoice(ticketTypes),
  subject: yup.string().trim().max(200),
  /** Only tickets resolved between these days, inclusive. */
  resolved_from: optionalDate('Lösta från'),
  resolved_to: optionalDate('Lösta till'),
  /** Only tickets created between these days, inclusive. */
  created_from: optionalDate('Skapade från'),
  created_to: optionalDate('Skapade till'),
  priority: optionalChoice(ticketPriorities, 'Prioritet'),
  responsible_id: yup.number().integer(),
  /** Only tickets about the object or anything below it. */
  entity_id: yup.number().integer(),
  tenant_id: yup.number().integer(),
  overdue: yup.boolean(),
  maintenance_id: yup.number().integer(),
});

export const ticketCalls = defineCalls('ticket', {
  list: call({
    method: 'GET',
    path: '/api/ticket',
    summary: 'Ärenden',
    query: ticketQuery,
    response: page(ticketRow.required()),
  }),
  listByEntity: call({
    method: 'GET',
    path: '/api/entity/{id}/tickets',
    summary: 'Ett objekts ärenden',
    query: ticketQuery,
    response: page(ticketRow.required()),
  }),
  listByTenant: call({
    method: 'GET',
    path: '/api/tenant/{id}/tickets',
    summary: 'En hyresgästs ärenden',
    query: ticketQuery,
    response: page(ticketRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/ticket/{id}', summary: 'Ett ärende', response: ticketDetail }),
  create: call({
    method: 'POST',
    path: '/api/ticket',
    summary: 'Skapa ärende',
    body: ticketInput,
    response: ticketDetail,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/ticket',
    summary: 'Ändra ärende',
    body: yup.object({ id: id(), ...ticketFields, ...planningFields, updated_at: seenUpdatedAt() }),
    response: ticketDetail,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/ticket/{id}',
    summary: 'Ta bort ärende',
    response: messageResponse,
  }),
  resolve: call({
    method: 'POST',
    path: '/api/ticket/{id}/resolve',
    summary: 'Markera som löst',
    response: ticketDetail,
  }),
  /** Opens a ticket that is new or resolved. */
  reopen: call({
    method: 'POST',
    path: '/api/ticket/{id}/open',
    summary: 'Markera som pågående',
    response: ticketDetail,
  }),
  /** Creates an activity on the ticket's object, with the ticket's subject and description. Answers 409 if the ticket has one. */
  plan: call({
    method: 'POST',
    path: '/api/ticket/{id}/plan',
    summary: 'Planera som aktivitet',
    body: yup.object({ day: optionalDate('Planerad till'), responsible_id: optionalId('Ansvarig') }),
    response: ticketDetail,
  }),
  comment: call({
    method: 'POST',
    path: '/api/ticket/comment',
    summary: 'Kommentera',
    body: yup.object({ ticket_id: id('Ärende'), comment: longText('Kommentar') }),
    response: ticketDetail,
  }),
});
