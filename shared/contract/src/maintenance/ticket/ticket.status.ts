export const ticketStatuses = ['NEW', 'OPEN', 'RESOLVED'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];
export const ticketTypes = ['INTERNAL', 'REPORT', 'QUESTION'] as const;
export type TicketType = (typeof ticketTypes)[number];
/** The most important first. */
export const ticketPriorities = ['URGENT', 'HIGH', 'NORMAL', 'LOW'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];
/** The values of the list's `status` filter and of /ticket/status/:status. */
export const ticketFilters = ['open', 'new', 'resolved'] as const;
export type TicketFilter = (typeof ticketFilters)[number];
export const ticketFilterStatus: Readonly<Record<TicketFilter, TicketStatus>> = {
  open: 'OPEN',
  new: 'NEW',
  resolved: 'RESOLVED',
};
export const isTicketFilter = (value: string): value is TicketFilter =>
  ticketFilters.some((filter) => filter === value);

/** Statuses in which a ticket can be resolved. */
export const resolvableStatuses: readonly TicketStatus[] = ['OPEN'];
/** Statuses in which a ticket can be opened, for the first time or again. */
export const openableStatuses: readonly TicketStatus[] = ['NEW', 'RESOLVED'];
/** Statuses in which a ticket can be commented on. */
export const commentableStatuses: readonly TicketStatus[] = ['OPEN'];

/** SYSTEM comments record what happened to the ticket. */
export const ticketAuthors = ['SYSTEM', 'TENANT', 'USER'] as const;
export type TicketAuthor = (typeof ticketAuthors)[number];
