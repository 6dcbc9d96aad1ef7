import type { Ticket } from '@husrum/contract/ticket';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { readTicket } from './read-ticket';
import type { TicketMove } from './ticket.rules';
import { insertComment, lockTicket, moveTicket as write } from './ticket.store';
import { userName } from './user.store';

/** Changes the state and lets the conversation tell it. */
export const moveTicket = async (
  { tx, account }: RequestContext,
  id: number,
  move: TicketMove,
): Promise<Ticket> => {
  const { status } = orNotFound(await lockTicket(tx, id));
  if (!move.from.includes(status)) throw problem('conflict', { message: move.refused });
  await write(tx, id, move);
  await insertComment(tx, {
    ticket_id: id,
    author: 'SYSTEM',
    author_name: await userName(tx, account.userId),
    comment: move.told,
  });
  return readTicket(tx, id);
};
