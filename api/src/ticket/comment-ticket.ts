import { type BodyOf, type calls, commentable, type Ticket } from '@husrum/contract';
import { found, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { userName } from './author.store';
import { readTicket } from './read-ticket';
import { insertComment, lockTicket } from './ticket.store';

export const commentTicket = async (
  { tx, account }: Work,
  { ticket_id, comment }: BodyOf<typeof calls.ticket.comment>,
): Promise<Ticket> => {
  const { status } = found(await lockTicket(tx, ticket_id));
  if (!commentable.includes(status)) {
    throw problem('conflict', { message: 'Bara ett pågående ärende kan kommenteras.' });
  }
  const author_name = await userName(tx, account.userId);
  await insertComment(tx, { ticket_id, author: 'USER', author_name, comment });
  return readTicket(tx, ticket_id);
};
