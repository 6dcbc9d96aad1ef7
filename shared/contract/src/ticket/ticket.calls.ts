import * as yup from 'yup';
import { call, defineCalls } from '../core/call';
import {
  choice,
  id,
  longText,
  optionalChoice,
  optionalDate,
  optionalId,
  output,
  reference,
  text,
} from '../core/fields';
import { breadcrumb, listQuery, messageResponse, page, sortBy } from '../core/list';
import { namedObject } from '../core/named';
import { namedEntity } from '../entity/named-entity';
import { ticketAuthors, ticketFilters, ticketStatuses, ticketTypes } from './ticket.status';

const ticketFields = {
  subject: text('Ämne'),
  type: choice('Typ', ticketTypes),
  description: longText('Beskrivning'),
};
export const ticketInput = yup
  .object({ tenant_id: optionalId('Hyresgäst'), entity_id: optionalId('Objekt'), ...ticketFields })
  .test('owner', 'Välj ett objekt eller en hyresgäst', function hasOwner(value) {
    if (value.tenant_id !== null || value.entity_id !== null) return true;
    return this.createError({ path: 'entity_id', message: 'Välj ett objekt eller en hyresgäst' });
  });
export const ticketComment = namedObject('TicketComment', {
  id: output.id(),
  author: output.choice(ticketAuthors),
  /** The author, or for a SYSTEM comment the user who caused it. Null when there was none. */
  author_name: output.textOrNull(),
  comment: output.text(),
  created_at: output.text(),
});
const sharedFields = {
  id: output.id(),
  reference: output.text(),
  subject: output.text(),
  type: output.choice(ticketTypes),
  status: output.choice(ticketStatuses),
  tenant_id: output.idOrNull(),
  entity_id: output.idOrNull(),
  tenant: reference.nullable().defined(),
  entity: namedEntity.nullable().defined(),
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

const ticketQuery = listQuery(sortBy('reference', 'subject', 'type', 'status', 'created_at', 'updated_at'), {
  status: optionalChoice(ticketFilters),
  type: optionalChoice(ticketTypes),
  subject: yup.string().trim().max(200),
  /** Only tickets resolved between these days, inclusive. */
  resolved_from: optionalDate('Lösta från'),
  resolved_to: optionalDate('Lösta till'),
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
    body: yup.object({ id: id(), ...ticketFields }),
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
  reopen: call({
    method: 'POST',
    path: '/api/ticket/{id}/open',
    summary: 'Markera som pågående',
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
