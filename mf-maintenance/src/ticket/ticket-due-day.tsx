import type { TicketRow } from '@husrum/contract/ticket';
import { DateText, ToneTag } from '@husrum/ui';
import { ticketTexts } from './ticket.texts';

/** The last day for resolving the ticket, with a red tag when it has passed. In a narrow column the tag is below the day. */
export const TicketDueDay = ({ ticket: { due_at, overdue } }: { ticket: TicketRow }) =>
  overdue && due_at !== null ? (
    <>
      <DateText value={due_at} />{' '}
      <ToneTag tone="red" icon="exclamation">
        {ticketTexts.overdue}
      </ToneTag>
    </>
  ) : (
    <DateText value={due_at} />
  );
