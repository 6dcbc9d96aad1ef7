import { callQueryOptions } from '@husrum/api-client';
import { ticketCalls } from '@husrum/contract/ticket';
import { useQuery } from '@tanstack/react-query';

/** The tickets of a tenant, to tie one to an invoice. */
export const useTenantTickets = (tenantId: number | undefined) =>
  useQuery({
    ...callQueryOptions(ticketCalls.listByTenant, { params: { id: tenantId ?? 0 }, query: { limit: 100 } }),
    enabled: tenantId !== undefined,
  });
