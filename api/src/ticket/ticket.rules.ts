import { openableStatuses, resolvableStatuses, type TicketStatus } from '@husrum/contract/ticket';
import { ticketTexts } from './ticket.texts';

export interface TicketStatusChange {
  /** The statuses in which the change is allowed. */
  readonly from: readonly TicketStatus[];
  readonly to: TicketStatus;
  /** The comment that the change adds to the ticket. */
  readonly comment: string;
  /** The error message in any other status. */
  readonly conflictMessage: string;
}

export const resolveChange: TicketStatusChange = {
  from: resolvableStatuses,
  to: 'RESOLVED',
  comment: ticketTexts.resolved,
  conflictMessage: ticketTexts.onlyOpenResolved,
};
export const reopenChange: TicketStatusChange = {
  from: openableStatuses,
  to: 'OPEN',
  comment: ticketTexts.opened,
  conflictMessage: ticketTexts.alreadyOpen,
};

/** The ticket's number as users see it: `Ä-1001`. */
export const formatTicketReference = (number: number): string => `Ä-${number}`;
