export { part } from './part';
export { refreshRequirements } from './statutory-inspection/stored-requirement.store';
export { newCommentMessage, newTicketMessage, notifyColleagues } from './ticket/notify-colleagues';
export { readTicket } from './ticket/read-ticket';
export { formatTicketReference } from './ticket/ticket.rules';
export { insertComment, insertTicket, listComments, lockTicket } from './ticket/ticket.store';
