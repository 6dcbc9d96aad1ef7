import type { BodyOf } from '@husrum/contract/core';
import { commentable, type Ticket, type ticketCalls } from '@husrum/contract/ticket';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { readTicket } from './read-ticket';
import { aboutComment, tellColleagues } from './tell-colleagues';
import { insertComment, lockTicket } from './ticket.store';
import { userName } from './user.store';

export const commentTicket = async (
  context: RequestContext,
  { ticket_id, comment }: BodyOf<typeof ticketCalls.comment>,
): Promise<Ticket> => {
  const { tx, account } = context;
  const { status } = orNotFound(await lockTicket(tx, ticket_id));
  if (!commentable.includes(status)) {
    throw problem('conflict', { message: 'Bara ett pågående ärende kan kommenteras.' });
  }
  const author_name = await userName(tx, account.userId);
  await insertComment(tx, { ticket_id, author: 'USER', author_name, comment });
  const ticket = await readTicket(tx, ticket_id);
  await tellColleagues(context, ticket, aboutComment(ticket, comment));
  return ticket;
};
