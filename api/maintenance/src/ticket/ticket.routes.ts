import { serve, serveReadOnly } from '@husrum/api-platform';
import { ticketCalls } from '@husrum/contract/ticket';
import { changeTicketStatus } from './change-ticket-status';
import { commentTicket } from './comment-ticket';
import { createTicket } from './create-ticket';
import { listTicketsOfTarget } from './list-tickets-of-target';
import { readTicket } from './read-ticket';
import { removeTicket } from './remove-ticket';
import { reopenChange, resolveChange } from './ticket.rules';
import { listTickets } from './ticket-list.store';
import { updateTicket } from './update-ticket';

/** `plan` is served by `maintenance`, because it creates a maintenance activity. */
export const ticketRoutes = [
  serveReadOnly(ticketCalls.list, ({ query }, context) => listTickets(context, query)),
  serveReadOnly(ticketCalls.listByEntity, ({ params, query }, context) =>
    listTicketsOfTarget(context, { entity_id: params.id }, query),
  ),
  serveReadOnly(ticketCalls.listByTenant, ({ params, query }, context) =>
    listTicketsOfTarget(context, { tenant_id: params.id }, query),
  ),
  serve(ticketCalls.detail, ({ params }, { tx }) => readTicket(tx, params.id)),
  serve(ticketCalls.create, ({ body }, context) => createTicket(context, body)),
  serve(ticketCalls.update, ({ body }, context) => updateTicket(context, body)),
  serve(ticketCalls.remove, ({ params }, context) => removeTicket(context, params.id)),
  serve(ticketCalls.resolve, ({ params }, context) => changeTicketStatus(context, params.id, resolveChange)),
  serve(ticketCalls.reopen, ({ params }, context) => changeTicketStatus(context, params.id, reopenChange)),
  serve(ticketCalls.comment, ({ body }, context) => commentTicket(context, body)),
];
