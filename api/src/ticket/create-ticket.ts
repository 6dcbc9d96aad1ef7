import type { BodyOf, calls, Ticket } from '@husrum/contract';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { readTicket } from './read-ticket';
import { hasSubject } from './subject.store';
import { aboutTicket, tellColleagues } from './tell-colleagues';
import { insertTicket } from './ticket.store';

export const createTicket = async (
  work: Work,
  input: BodyOf<typeof calls.ticket.create>,
): Promise<Ticket> => {
  const { tx } = work;
  if (!(await hasSubject(tx, input))) throw problem('notFound');
  const ticket = await readTicket(tx, await insertTicket(tx, input));
  await tellColleagues(work, ticket, aboutTicket(ticket));
  return ticket;
};
