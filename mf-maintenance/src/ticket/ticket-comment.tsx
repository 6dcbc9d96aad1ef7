import type { Ticket } from '@husrum/contract/ticket';
import { DateText } from '@husrum/ui';
import { ticketTexts } from './ticket.texts';

type CommentRow = Ticket['comments'][number];

/** A system comment as a line, a comment by a person as a card. */
export const TicketComment = ({
  comment: { author, author_name, comment, created_at },
}: {
  comment: CommentRow;
}) => {
  const createdAt = <DateText value={created_at} time />;
  if (author === 'SYSTEM') {
    return (
      <li className="m-ticket-comments__system">
        {ticketTexts.systemComment(comment, author_name)} · {createdAt}
      </li>
    );
  }
  return (
    <li className={`m-ticket-comments__card m-ticket-comments__card--${author.toLowerCase()}`}>
      <p className="m-ticket-comments__author">
        <strong>{author_name ?? ticketTexts.unknownAuthor}</strong>
        {author === 'TENANT' && ` · ${ticketTexts.tenantAuthor}`}
        <span>{createdAt}</span>
      </p>
      <p className="h-prose">{comment}</p>
    </li>
  );
};
