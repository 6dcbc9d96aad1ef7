import { calls } from '@husrum/contract';
import { serve } from '../platform/http';
import { commentTicket } from './comment-ticket';
import { createTicket } from './create-ticket';
import { listTickets, listTicketsAbout } from './list-tickets';
import { moveTicket } from './move-ticket';
import { readTicket } from './read-ticket';
import { removeTicket } from './remove-ticket';
import { open, resolve } from './ticket.rules';
import { updateTicket } from './update-ticket';

const { ticket } = calls;

export const ticketRoutes = [
  serve(ticket.list, ({ query }, work) => listTickets(work, query)),
  serve(ticket.ofEntity, ({ params, query }, work) =>
    listTicketsAbout(work, { entity_id: params.id }, query),
  ),
  serve(ticket.ofTenant, ({ params, query }, work) =>
    listTicketsAbout(work, { tenant_id: params.id }, query),
  ),
  serve(ticket.detail, ({ params }, { tx }) => readTicket(tx, params.id)),
  serve(ticket.create, ({ body }, work) => createTicket(work, body)),
  serve(ticket.update, ({ body }, work) => updateTicket(work, body)),
  serve(ticket.remove, ({ params }, work) => removeTicket(work, params.id)),
  serve(ticket.resolve, ({ params }, work) => moveTicket(work, params.id, resolve)),
  serve(ticket.open, ({ params }, work) => moveTicket(work, params.id, open)),
  serve(ticket.comment, ({ body }, work) => commentTicket(work, body)),
];
