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
  serve(ticketCalls.list, ({ query }, context) => listTickets(context, query)),
  serve(ticketCalls.ofEntity, ({ params, query }, context) =>
    listTicketsAbout(context, { entity_id: params.id }, query),
  ),
  serve(ticketCalls.ofTenant, ({ params, query }, context) =>
    listTicketsAbout(context, { tenant_id: params.id }, query),
  ),
  serve(ticketCalls.detail, ({ params }, { tx }) => readTicket(tx, params.id)),
  serve(ticketCalls.create, ({ body }, context) => createTicket(context, body)),
  serve(ticketCalls.update, ({ body }, context) => updateTicket(context, body)),
  serve(ticketCalls.remove, ({ params }, context) => removeTicket(context, params.id)),
  serve(ticketCalls.resolve, ({ params }, context) => moveTicket(context, params.id, resolve)),
  serve(ticketCalls.open, ({ params }, context) => moveTicket(context, params.id, open)),
  serve(ticketCalls.comment, ({ body }, context) => commentTicket(context, body)),
];
