import { busEvent } from '@husrum/contract/bus';
import { resolvable, type Ticket, ticketCalls } from '@husrum/contract/ticket';
import { useSave } from '@husrum/platform';
import { texts } from './ticket.texts';

/** The one move that the ticket's state offers. */
export const useTicketMove = ({ id, status }: Ticket) => {
  const publish = () => [busEvent('ticket.changed', { ticketId: id })];
  const resolve = useSave(ticketCalls.resolve, { publish, success: texts.resolved });
  const open = useSave(ticketCalls.open, { publish, success: texts.opened });
  const [move, label] = resolvable.includes(status) ? [resolve, texts.resolve] : [open, texts.open];
  return { label, pending: move.isPending, run: () => move.mutate({ params: { id } }) };
};
