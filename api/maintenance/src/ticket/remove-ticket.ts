import { problem, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { ticketCalls } from '@husrum/contract/ticket';
import { deleteTicket } from './ticket.store';
import { ticketTexts } from './ticket.texts';

export const removeTicket = async (
  { tx }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof ticketCalls.remove>> => {
  if (!(await deleteTicket(tx, id))) throw problem('notFound');
  return { message: ticketTexts.removed };
};
