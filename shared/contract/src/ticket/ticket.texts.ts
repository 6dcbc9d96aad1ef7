import type { TicketStatus, TicketType } from './ticket.status';

export const ticketStatusLabel: Readonly<Record<TicketStatus, string>> = {
  NEW: 'Ny',
  OPEN: 'Pågående',
  RESOLVED: 'Löst',
};

export const ticketTypeLabel: Readonly<Record<TicketType, string>> = {
  INTERNAL: 'Internt',
  REPORT: 'Felanmälan',
  QUESTION: 'Fråga',
};
