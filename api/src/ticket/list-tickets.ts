import type { OkOf, QueryOf } from '@husrum/contract/core';
import type { ticketCalls } from '@husrum/contract/ticket';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { hasSubject, type Subject } from './subject.store';
import { ticketPage } from './ticket-list.store';

type List = typeof ticketCalls.list;

export const listTickets = (work: Work, query: QueryOf<List>): Promise<OkOf<List>> => ticketPage(work, query);

export const listTicketsAbout = async (
  work: Work,
  subject: Subject,
  query: QueryOf<List>,
): Promise<OkOf<List>> => {
  if (!(await hasSubject(work.tx, subject))) throw problem('notFound');
  return ticketPage(work, query, subject);
};
