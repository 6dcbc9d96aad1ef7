import { callQueryOptions } from '@husrum/api-client';
import { creditCalls } from '@husrum/contract/credit';
import { useQuery } from '@tanstack/react-query';

/** The tenant's credit with each company: the amount that the tenant has overpaid. */
export const useTenantCredits = (tenantId: number) =>
  useQuery(callQueryOptions(creditCalls.listByTenant, { params: { id: tenantId } }));
