import { orNotFound, type Tx } from '@husrum/api-platform';
import { routes } from '@husrum/contract/routes';
import type { Ticket } from '@husrum/contract/ticket';
import { listComments, readDescription } from './ticket.store';
import { ticketTexts } from './ticket.texts';
import { loadTicketRows } from './ticket-rows.store';

export const readTicket = async (tx: Tx, id: number): Promise<Ticket> => {
  const [row] = await loadTicketRows(tx, [id]);
  const ticket = orNotFound(row);
  return {
    ...ticket,
    description: await readDescription(tx, id),
    comments: await listComments(tx, id),
    breadcrumb: [
      { title: ticketTexts.overview, link: routes.ticket.overview() },
      { title: ticket.reference, link: null },
    ],
  };
};
