import { calls, fact, resolvable, type Ticket } from '@husrum/contract';
import { useSave } from '@husrum/platform';
import { texts } from './ticket.texts';

/** The one move that the ticket's state offers. */
export const useTicketMove = ({ id, status }: Ticket) => {
  const publish = () => [fact('ticket.changed', { ticketId: id })];
  const resolve = useSave(calls.ticket.resolve, { publish, success: texts.resolved });
  const open = useSave(calls.ticket.open, { publish, success: texts.opened });
  const [move, label] = resolvable.includes(status) ? [resolve, texts.resolve] : [open, texts.open];
  return { label, pending: move.isPending, run: () => move.mutate({ params: { id } }) };
};
