import { openableStatuses, resolvableStatuses, type TicketStatus } from '@husrum/contract/ticket';
import type { LocalDate } from '@husrum/format';
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

/** Why a ticket cannot be due on a day: it is before the day the ticket was created. The result is undefined if it can. */
export const findDueError = (due: LocalDate | null | undefined, createdOn: LocalDate): string | undefined =>
  due && due < createdOn ? ticketTexts.dueBeforeCreated(createdOn) : undefined;

/** The ticket's number as users see it: `Ä-1001`. */
export const formatTicketReference = (number: number): string => `Ä-${number}`;
