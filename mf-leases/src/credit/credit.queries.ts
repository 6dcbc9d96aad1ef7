import { callQueryOptions } from '@husrum/api-client';
import { creditCalls } from '@husrum/contract/credit';
import { useQuery } from '@tanstack/react-query';

/** What the tenant has paid each company too much. */
export const useTenantCredits = (tenantId: number) =>
  useQuery(callQueryOptions(creditCalls.listByTenant, { params: { id: tenantId } }));
