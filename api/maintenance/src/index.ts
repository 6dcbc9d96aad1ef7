export { part } from './part';
export { refreshRequirements } from './statutory-inspection/stored-requirement.store';
export { addComment, openTicket } from './ticket/open-ticket';
export { formatTicketReference } from './ticket/ticket.rules';
export { listComments, lockTicket } from './ticket/ticket.store';
