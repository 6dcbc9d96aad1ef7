import type { BodyOf } from '@husrum/contract/core';
import type { Ticket, ticketCalls } from '@husrum/contract/ticket';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { readTicket } from './read-ticket';
import { hasSubject } from './subject.store';
import { aboutTicket, tellColleagues } from './tell-colleagues';
import { insertTicket } from './ticket.store';

export const createTicket = async (
  context: RequestContext,
  input: BodyOf<typeof ticketCalls.create>,
): Promise<Ticket> => {
  const { tx } = context;
  if (!(await hasSubject(tx, input))) throw problem('notFound');
  const ticket = await readTicket(tx, await insertTicket(tx, input));
  await tellColleagues(context, ticket, aboutTicket(ticket));
  return ticket;
};
