import type { BodyOf, calls, Ticket } from '@husrum/contract';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { readTicket } from './read-ticket';
import { updateTicket as write } from './ticket.store';

export const updateTicket = async (
  { tx }: Work,
  { id, ...texts }: BodyOf<typeof calls.ticket.update>,
): Promise<Ticket> => {
  if (!(await write(tx, id, texts))) throw problem('notFound');
  return readTicket(tx, id);
};
