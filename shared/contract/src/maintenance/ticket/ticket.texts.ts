import type { TicketPriority, TicketStatus, TicketType } from './ticket.status';

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

export const ticketPriorityLabel: Readonly<Record<TicketPriority, string>> = {
  URGENT: 'Akut',
  HIGH: 'Hög',
  NORMAL: 'Normal',
  LOW: 'Låg',
};
