import { ticketCalls } from '@husrum/contract/ticket';
import { serve } from '../platform/http';
import { commentTicket } from './comment-ticket';
import { createTicket } from './create-ticket';
import { listTickets, listTicketsAbout } from './list-tickets';
import { moveTicket } from './move-ticket';
import { readTicket } from './read-ticket';
import { removeTicket } from './remove-ticket';
import { open, resolve } from './ticket.rules';
import { updateTicket } from './update-ticket';

export const ticketRoutes = [
  serve(ticketCalls.list, ({ query }, work) => listTickets(work, query)),
  serve(ticketCalls.ofEntity, ({ params, query }, work) =>
    listTicketsAbout(work, { entity_id: params.id }, query),
  ),
  serve(ticketCalls.ofTenant, ({ params, query }, work) =>
    listTicketsAbout(work, { tenant_id: params.id }, query),
  ),
  serve(ticketCalls.detail, ({ params }, { tx }) => readTicket(tx, params.id)),
  serve(ticketCalls.create, ({ body }, work) => createTicket(work, body)),
  serve(ticketCalls.update, ({ body }, work) => updateTicket(work, body)),
  serve(ticketCalls.remove, ({ params }, work) => removeTicket(work, params.id)),
  serve(ticketCalls.resolve, ({ params }, work) => moveTicket(work, params.id, resolve)),
  serve(ticketCalls.open, ({ params }, work) => moveTicket(work, params.id, open)),
  serve(ticketCalls.comment, ({ body }, work) => commentTicket(work, body)),
];
