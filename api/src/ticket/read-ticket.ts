import { routes } from '@husrum/contract/routes';
import type { Ticket } from '@husrum/contract/ticket';
import type { Tx } from '../platform/db/database';
import { orNotFound } from '../platform/errors';
import { commentsOf, descriptionOf } from './ticket.store';
import { ticketRows } from './ticket-rows.store';

export const readTicket = async (tx: Tx, id: number): Promise<Ticket> => {
  const [row] = await ticketRows(tx, [id]);
  const ticket = orNotFound(row);
  return {
    ...ticket,
    description: await descriptionOf(tx, id),
    comments: await commentsOf(tx, id),
    breadcrumb: [
      { title: 'Ärenden', link: routes.ticket.overview() },
      { title: ticket.reference, link: null },
    ],
  };
};
