import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useQuittances = (leaseId: number) =>
  useQuery(queryOf(calls.quittance.ofLease, { params: { id: leaseId } }));
