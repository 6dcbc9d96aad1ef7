import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { id, longText, oneOf, optionalId, out, text } from '../core/fields';
import { breadcrumb, done, listQuery, page, sortBy } from '../core/list';
import {
  type TicketFilter,
  type TicketType,
  ticketAuthors,
  ticketFilters,
  ticketStatuses,
  ticketTypes,
} from './ticket.status';

const ticketFields = {
  subject: text('Ämne'),
  type: oneOf('Typ', ticketTypes),
  description: longText('Beskrivning'),
};
export const ticketInput = yup
  .object({ tenant_id: optionalId('Hyresgäst'), entity_id: optionalId('Objekt'), ...ticketFields })
  .test('tied', 'Välj ett objekt eller en hyresgäst', function tied(value) {
    if (value.tenant_id !== null || value.entity_id !== null) return true;
    return this.createError({ path: 'entity_id', message: 'Välj ett objekt eller en hyresgäst' });
  });
export const ticketComment = yup.object({
  id: out.id(),
  author: yup
    .string()
    .oneOf([...ticketAuthors])
    .required(),
  /** Who wrote it, or who did what a SYSTEM comment tells; null when nobody did. */
  author_name: out.textOrNull(),
  comment: out.text(),
  created_at: out.text(),
});
const named = yup.object({ id: out.id(), name: out.text() });
const shared = {
  id: out.id(),
  reference: out.text(),
  subject: out.text(),
  type: yup
    .string()
    .oneOf([...ticketTypes])
    .required(),
  status: yup
    .string()
    .oneOf([...ticketStatuses])
    .required(),
  tenant_id: out.idOrNull(),
  entity_id: out.idOrNull(),
  tenant: named.nullable().defined(),
  entity: named.nullable().defined(),
  created_at: out.text(),
  updated_at: out.text(),
};
export const ticketRow = yup.object(shared);
export const ticketOut = yup.object({
  ...shared,
  description: out.text(),
  comments: out.list(ticketComment.required()),
  breadcrumb: breadcrumb(),
});
export type TicketRow = yup.InferType<typeof ticketRow>;
export type Ticket = yup.InferType<typeof ticketOut>;

const ticketQuery = listQuery(sortBy('reference', 'subject', 'type', 'status', 'created_at', 'updated_at'), {
  status: yup.string<TicketFilter>().oneOf([...ticketFilters]),
  type: yup.string<TicketType>().oneOf([...ticketTypes]),
  subject: yup.string().trim().max(200),
});

export const ticketCalls = callsOf('ticket', {
  list: call({
    method: 'GET',
    path: '/api/ticket',
    summary: 'Ärenden',
    query: ticketQuery,
    ok: page(ticketRow.required()),
  }),
  ofEntity: call({
    method: 'GET',
    path: '/api/entity/{id}/tickets',
    summary: 'Ett objekts ärenden',
    query: ticketQuery,
    ok: page(ticketRow.required()),
  }),
  ofTenant: call({
    method: 'GET',
    path: '/api/tenant/{id}/tickets',
    summary: 'En hyresgästs ärenden',
    query: ticketQuery,
    ok: page(ticketRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/ticket/{id}', summary: 'Ett ärende', ok: ticketOut }),
  create: call({
    method: 'POST',
    path: '/api/ticket',
    summary: 'Skapa ärende',
    body: ticketInput,
    ok: ticketOut,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/ticket',
    summary: 'Ändra ärende',
    body: yup.object({ id: id(), ...ticketFields }),
    ok: ticketOut,
  }),
  remove: call({ method: 'DELETE', path: '/api/ticket/{id}', summary: 'Ta bort ärende', ok: done }),
  resolve: call({
    method: 'POST',
    path: '/api/ticket/{id}/resolve',
    summary: 'Markera som löst',
    ok: ticketOut,
  }),
  open: call({
    method: 'POST',
    path: '/api/ticket/{id}/open',
    summary: 'Markera som pågående',
    ok: ticketOut,
  }),
  comment: call({
    method: 'POST',
    path: '/api/ticket/comment',
    summary: 'Kommentera',
    body: yup.object({ ticket_id: id('Ärende'), comment: longText('Kommentar') }),
    ok: ticketOut,
  }),
});
