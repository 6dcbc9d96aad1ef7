import { invalidInput, problem, type RequestContext, requireRow } from '@husrum/api-platform';
import type { BodyOf } from '@husrum/contract/core';
import type { Ticket, ticketCalls } from '@husrum/contract/ticket';
import { newTicketMessage, notifyColleagues } from './notify-colleagues';
import { readTicket } from './read-ticket';
import { findDueError } from './ticket.rules';
import { insertTicket } from './ticket.store';
import { notifyResponsible, requireResponsible } from './ticket-responsible';
import { ticketTargetExists } from './ticket-target.store';

export const createTicket = async (
  context: RequestContext,
  input: BodyOf<typeof ticketCalls.create>,
): Promise<Ticket> => {
  const { tx, clock } = context;
  if (!(await ticketTargetExists(tx, input))) throw problem('notFound');
  if (input.maintenance_id !== null) await requireRow(tx, 'maintenance', input.maintenance_id);
  const dueError = findDueError(input.due_at, clock.today());
  if (dueError !== undefined) throw invalidInput({ due_at: [dueError] });
  await requireResponsible(tx, input.responsible_id);
  const ticket = await readTicket(tx, await insertTicket(tx, input));
  await notifyColleagues(context, ticket, newTicketMessage(ticket));
  await notifyResponsible(context, ticket);
  return ticket;
};
