import { callQueryOptions } from '@husrum/api-client';
import { receiptCalls } from '@husrum/contract/receipt';
import { useQuery } from '@tanstack/react-query';

export const useReceipts = (leaseId: number) =>
  useQuery(callQueryOptions(receiptCalls.listByLease, { params: { id: leaseId } }));
