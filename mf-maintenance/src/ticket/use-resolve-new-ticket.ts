import { busEvent } from '@husrum/contract/bus';
import { ticketCalls } from '@husrum/contract/ticket';
import { useApiMutation } from '@husrum/platform';
import { ticketTexts } from './ticket.texts';

/**
 * Resolves a new ticket in one step. The server resolves only an open ticket, so it is opened first. If resolving then fails,
 * the ticket is open, as its page then shows, and can be resolved with the usual button.
 */
export const useResolveNewTicket = (id: number) => {
  const publish = () => [busEvent('ticket.changed', { ticketId: id })];
  const resolve = useApiMutation(ticketCalls.resolve, {
    publish,
    successMessage: ticketTexts.resolved,
    failureMessage: ticketTexts.openedButNotResolved,
  });
  const open = useApiMutation(ticketCalls.reopen, {
    publish,
    onSuccess: () => resolve.mutate({ params: { id } }),
  });
  return {
    isPending: open.isPending || resolve.isPending,
    run: () => open.mutate({ params: { id } }),
  };
};
