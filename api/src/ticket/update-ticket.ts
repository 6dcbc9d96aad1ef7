import type { BodyOf } from '@husrum/contract/core';
import type { Ticket, ticketCalls } from '@husrum/contract/ticket';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { readTicket } from './read-ticket';
import { lockTicket, saveTicket } from './ticket.store';
import { notifyResponsible, requireResponsible } from './ticket-responsible';

export const updateTicket = async (
  context: RequestContext,
  { id, ...fields }: BodyOf<typeof ticketCalls.update>,
): Promise<Ticket> => {
  const { tx } = context;
  const { responsible_id: previousUserId } = orNotFound(await lockTicket(tx, id));
  await requireResponsible(tx, fields.responsible_id, previousUserId);
  await saveTicket(tx, id, fields);
  const ticket = await readTicket(tx, id);
  await notifyResponsible(context, ticket, previousUserId);
  return ticket;
};
