import type { TicketRow } from '@husrum/contract/ticket';
import { DateText, ToneTag } from '@husrum/ui';
import { ticketTexts } from './ticket.texts';

/** The last day for resolving the ticket; in red and with words once it has passed. */
export const TicketDueDay = ({ ticket: { due_at, overdue } }: { ticket: TicketRow }) =>
  overdue && due_at !== null ? (
    <ToneTag tone="red" icon="exclamation">
      {ticketTexts.overdueSince(due_at)}
    </ToneTag>
  ) : (
    <DateText value={due_at} />
  );
