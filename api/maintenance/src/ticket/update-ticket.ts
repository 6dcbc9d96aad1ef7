import {
  invalidInput,
  labelled,
  orNotFound,
  type RequestContext,
  requireUnchanged,
  savedValues,
} from '@husrum/api-platform';
import type { BodyOf } from '@husrum/contract/core';
import { type Ticket, type ticketCalls, ticketPriorityLabel, ticketTypeLabel } from '@husrum/contract/ticket';
import { dateInSweden } from '@husrum/format';
import { readTicket } from './read-ticket';
import { findDueError } from './ticket.rules';
import { lockTicket, saveTicket } from './ticket.store';
import { notifyResponsible, requireResponsible } from './ticket-responsible';

/** How a conflict shows what somebody else has saved. */
const savedFormats = {
  type: labelled(ticketTypeLabel),
  priority: labelled(ticketPriorityLabel),
  responsible_id: null,
} as const;

export const updateTicket = async (
  context: RequestContext,
  { id, updated_at, ...fields }: BodyOf<typeof ticketCalls.update>,
): Promise<Ticket> => {
  const { tx } = context;
  const before = orNotFound(await lockTicket(tx, id));
  requireUnchanged(before, updated_at, () => savedValues(before, fields, savedFormats));
  const { responsible_id: previousUserId } = before;
  const dueError = findDueError(fields.due_at, dateInSweden(new Date(before.created_at)));
  if (dueError !== undefined && fields.due_at !== before.due_at) throw invalidInput({ due_at: [dueError] });
  await requireResponsible(tx, fields.responsible_id, previousUserId);
  await saveTicket(tx, id, fields);
  const ticket = await readTicket(tx, id);
  await notifyResponsible(context, ticket, previousUserId);
  return ticket;
};
