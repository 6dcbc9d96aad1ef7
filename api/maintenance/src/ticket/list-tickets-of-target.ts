import { problem, type RequestContext } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { ticketCalls } from '@husrum/contract/ticket';
import { listTickets } from './ticket-list.store';
import { type TicketTarget, ticketTargetExists } from './ticket-target.store';

type List = typeof ticketCalls.list;

export const listTicketsOfTarget = async (
  context: RequestContext,
  target: TicketTarget,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> => {
  if (!(await ticketTargetExists(context.tx, target))) throw problem('notFound');
  return listTickets(context, query, target);
};
