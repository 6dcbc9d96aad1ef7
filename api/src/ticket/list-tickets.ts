import type { OkOf, QueryOf } from '@husrum/contract/core';
import type { ticketCalls } from '@husrum/contract/ticket';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { hasSubject, type Subject } from './subject.store';
import { ticketPage } from './ticket-list.store';

type List = typeof ticketCalls.list;

export const listTickets = (context: RequestContext, query: QueryOf<List>): Promise<OkOf<List>> =>
  ticketPage(context, query);

export const listTicketsAbout = async (
  context: RequestContext,
  subject: Subject,
  query: QueryOf<List>,
): Promise<OkOf<List>> => {
  if (!(await hasSubject(context.tx, subject))) throw problem('notFound');
  return ticketPage(context, query, subject);
};
