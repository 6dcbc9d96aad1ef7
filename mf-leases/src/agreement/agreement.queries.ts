import { callQueryOptions } from '@husrum/api-client';
import { agreementCalls } from '@husrum/contract/agreement';
import { useQuery } from '@tanstack/react-query';

export const useAgreements = (leaseId: number) =>
  useQuery(callQueryOptions(agreementCalls.listByLease, { params: { id: leaseId } }));
