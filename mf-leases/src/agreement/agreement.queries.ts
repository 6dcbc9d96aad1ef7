import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useAgreements = (leaseId: number) =>
  useQuery(queryOf(calls.agreement.ofLease, { params: { id: leaseId } }));
