import { busEvent } from '@husrum/contract/bus';
import { resolvableStatuses, type Ticket, ticketCalls } from '@husrum/contract/ticket';
import { useApiMutation } from '@husrum/platform';
import { ticketTexts } from './ticket.texts';

/** The status change that the ticket's status allows: to resolve an open ticket, or to open a new or resolved one. */
export const useTicketStatusAction = ({ id, status }: Ticket) => {
  const publish = () => [busEvent('ticket.changed', { ticketId: id })];
  const resolve = useApiMutation(ticketCalls.resolve, { publish, successMessage: ticketTexts.resolved });
  const open = useApiMutation(ticketCalls.reopen, { publish, successMessage: ticketTexts.opened });
  const [mutation, call, label] = resolvableStatuses.includes(status)
    ? [resolve, ticketCalls.resolve, ticketTexts.resolve]
    : [open, ticketCalls.reopen, ticketTexts.open];
  return { call, label, isPending: mutation.isPending, run: () => mutation.mutate({ params: { id } }) };
};
