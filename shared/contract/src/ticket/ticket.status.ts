export const ticketStatuses = ['NEW', 'OPEN', 'RESOLVED'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];
export const ticketStatusLabel: Readonly<Record<TicketStatus, string>> = {
  NEW: 'Ny',
  OPEN: 'Pågående',
  RESOLVED: 'Löst',
};
export const ticketTypes = ['INTERNAL', 'REPORT', 'QUESTION'] as const;
export type TicketType = (typeof ticketTypes)[number];
export const ticketTypeLabel: Readonly<Record<TicketType, string>> = {
  INTERNAL: 'Internt',
  REPORT: 'Felanmälan',
  QUESTION: 'Fråga',
};
/** Values of /ticket/status/:status. */
export const ticketFilters = ['open', 'new', 'resolved'] as const;
export type TicketFilter = (typeof ticketFilters)[number];
export const ticketFilterStatus: Readonly<Record<TicketFilter, TicketStatus>> = {
  open: 'OPEN',
  new: 'NEW',
  resolved: 'RESOLVED',
};
export const isTicketFilter = (value: string): value is TicketFilter =>
  ticketFilters.some((filter) => filter === value);

/** States in which a ticket may be marked as resolved. */
export const resolvable: readonly TicketStatus[] = ['OPEN'];
/** States from which a ticket is taken up, first or again. */
export const openable: readonly TicketStatus[] = ['NEW', 'RESOLVED'];
/** States in which it may be commented. */
export const commentable: readonly TicketStatus[] = ['OPEN'];

/** SYSTEM tells what happened to the ticket. */
export const ticketAuthors = ['SYSTEM', 'TENANT', 'USER'] as const;
export type TicketAuthor = (typeof ticketAuthors)[number];
