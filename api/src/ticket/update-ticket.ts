import type { BodyOf } from '@husrum/contract/core';
import type { Ticket, ticketCalls } from '@husrum/contract/ticket';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { readTicket } from './read-ticket';
import { saveTicket } from './ticket.store';

export const updateTicket = async (
  { tx }: RequestContext,
  { id, ...fields }: BodyOf<typeof ticketCalls.update>,
): Promise<Ticket> => {
  if (!(await saveTicket(tx, id, fields))) throw problem('notFound');
  return readTicket(tx, id);
};
