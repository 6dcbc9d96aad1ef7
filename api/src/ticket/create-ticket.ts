import type { BodyOf, calls, Ticket } from '@husrum/contract';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { readTicket } from './read-ticket';
import { hasSubject } from './subject.store';
import { insertTicket } from './ticket.store';

export const createTicket = async (
  { tx }: Work,
  input: BodyOf<typeof calls.ticket.create>,
): Promise<Ticket> => {
  if (!(await hasSubject(tx, input))) throw problem('notFound');
  return readTicket(tx, await insertTicket(tx, input));
};
