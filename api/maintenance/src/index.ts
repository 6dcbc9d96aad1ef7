// Tickets.

export { addComment, openTicket } from './ticket/open-ticket';
export { formatTicketReference } from './ticket/ticket.rules';
export { listComments, lockTicket } from './ticket/ticket.store';

// Statutory inspections.

export { refreshRequirements } from './statutory-inspection/stored-requirement.store';

// What it adds to the server.

export { part } from './part';
