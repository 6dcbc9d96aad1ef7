import { busEvent } from '@husrum/contract/bus';
import { ticketCalls } from '@husrum/contract/ticket';
import { useApiMutation } from '@husrum/platform';
import { ticketTexts } from './ticket.texts';

/**
 * Resolves a new ticket with one click. The server resolves only an open ticket, so the ticket is opened first. If resolving
 * then fails, the ticket stays open: its page shows that, and has the usual button to resolve it.
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
