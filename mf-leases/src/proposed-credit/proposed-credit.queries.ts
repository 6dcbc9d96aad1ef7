import { callQueryOptions } from '@husrum/api-client';
import { proposedCreditCalls } from '@husrum/contract/proposed-credit';
import { useQuery } from '@tanstack/react-query';

/** The proposals of a lease that are neither credited nor dismissed. */
export const useProposedCredits = (leaseId: number) =>
  useQuery(callQueryOptions(proposedCreditCalls.listByLease, { params: { id: leaseId } }));
