import { callQueryOptions } from '@husrum/api-client';
import { creditCalls } from '@husrum/contract/credit';
import { payoutCalls } from '@husrum/contract/payout';
import { useQuery } from '@tanstack/react-query';

/** The tenant's credit with each company. */
export const useTenantCredits = (tenantId: number) =>
  useQuery(callQueryOptions(creditCalls.listByTenant, { params: { id: tenantId } }));

/** What was paid back to the tenant, the latest first. */
export const useTenantPayouts = (tenantId: number) =>
  useQuery(callQueryOptions(payoutCalls.listByTenant, { params: { id: tenantId } }));
