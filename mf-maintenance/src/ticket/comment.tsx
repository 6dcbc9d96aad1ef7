import type { Ticket } from '@husrum/contract/ticket';
import { DateText } from '@husrum/ui';

type Said = Ticket['comments'][number];

/** A line for what happened; a card for what somebody said. */
export const Comment = ({ comment: { author, author_name, comment, created_at } }: { comment: Said }) => {
  const when = <DateText value={created_at} time />;
  if (author === 'SYSTEM') {
    return (
      <li className="ticket-talk__event">
        {comment}
        {author_name && ` av ${author_name}`} · {when}
      </li>
    );
  }
  return (
    <li className={`ticket-talk__said ticket-talk__said--${author.toLowerCase()}`}>
      <p className="ticket-talk__who">
        <strong>{author_name ?? 'Okänd'}</strong>
        {author === 'TENANT' && ' · Hyresgäst'}
        <span>{when}</span>
      </p>
      <p className="h-prose">{comment}</p>
    </li>
  );
};
