import {
  callQueryOptions,
  queryClient,
  type RequestInput,
  requestFile,
  sendRequest,
} from '@husrum/api-client';
import type { Call, ResponseOf } from '@husrum/contract/core';
import { type PortalTicket, portalCalls } from '@husrum/contract/portal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usePortal } from './use-portal';

export const usePortalMe = () => {
  const { session } = usePortal();
  return useQuery(callQueryOptions(portalCalls.me, { session }));
};
/**
 * Whether the portal is closed because the landlord has no subscription. The result is undefined until the answer has come:
 * pages wait for it, because a closed portal refuses most calls. The result is false when the question failed: the page then
 * shows its own errors.
 */
export const useIsPortalClosed = (): boolean | undefined => {
  const { data: me, isPending } = usePortalMe();
  return isPending ? undefined : me?.is_closed === true;
};
export const usePortalLeases = () => {
  const { session } = usePortal();
  return useQuery(callQueryOptions(portalCalls.leases, { session }));
};
export const usePortalInvoices = () => {
  const { session } = usePortal();
  return useQuery(callQueryOptions(portalCalls.invoices, { session }));
};
export const usePortalLedgers = () => {
  const { session } = usePortal();
  return useQuery(callQueryOptions(portalCalls.ledgers, { session }));
};
export const usePortalTickets = () => {
  const { session } = usePortal();
  return useQuery(callQueryOptions(portalCalls.tickets, { session }));
};
const ticketQueryOptions = (id: number, session: ReturnType<typeof usePortal>['session']) =>
  callQueryOptions(portalCalls.ticket, { params: { id }, session });
export const usePortalTicket = (id: number) => {
  const { session } = usePortal();
  const enabled = useIsPortalClosed() === false;
  return useQuery({ ...ticketQueryOptions(id, session), enabled });
};

/** Sends a call of the tenant. The form that uses it shows its errors. */
const usePortalMutation = <C extends Call>(call: C, onSuccess?: (response: ResponseOf<C>) => void) => {
  const { session } = usePortal();
  return useMutation<ResponseOf<C>, Error, RequestInput<C>>({
    mutationFn: (input) => sendRequest(call, { ...input, session }),
    onSuccess,
  });
};

/** Shows the ticket of the response, and refetches the list of tickets. */
const useShowTicket = () => {
  const { session } = usePortal();
  return (ticket: PortalTicket): void => {
    queryClient.setQueryData(ticketQueryOptions(ticket.id, session).queryKey, ticket);
    void queryClient.invalidateQueries(callQueryOptions(portalCalls.tickets));
  };
};
export const useCreateTicket = () => usePortalMutation(portalCalls.createTicket, useShowTicket());
export const useComment = () => usePortalMutation(portalCalls.comment, useShowTicket());
export const useAddPhoto = () => usePortalMutation(portalCalls.addPhoto, useShowTicket());

export const useForgot = () => usePortalMutation(portalCalls.forgot);
export const useReset = () => usePortalMutation(portalCalls.reset);

/** The content of a photo. It never changes. */
export const usePortalPhoto = (id: number) => {
  const { session } = usePortal();
  return useQuery({
    queryKey: ['portal', 'photo', id],
    queryFn: async ({ signal }) =>
      (await requestFile(portalCalls.photo, { params: { id }, session, signal })).blob,
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** Returns a function that fetches the PDF of an invoice. */
export const useFetchInvoicePdf = () => {
  const { session } = usePortal();
  return (id: number) => requestFile(portalCalls.invoicePdf, { params: { id }, session });
};

/** Returns a function that fetches the PDF of the ledger with a company. */
export const useFetchLedgerPdf = () => {
  const { session } = usePortal();
  return (companyId: number) => requestFile(portalCalls.ledgerPdf, { params: { id: companyId }, session });
};
