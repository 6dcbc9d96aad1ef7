import type { OkOf } from '@husrum/contract/core';
import type { ticketCalls } from '@husrum/contract/ticket';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { deleteTicket } from './ticket.store';

export const removeTicket = async (
  { tx }: RequestContext,
  id: number,
): Promise<OkOf<typeof ticketCalls.remove>> => {
  if (!(await deleteTicket(tx, id))) throw problem('notFound');
  return { message: 'Ärendet har raderats' };
};
