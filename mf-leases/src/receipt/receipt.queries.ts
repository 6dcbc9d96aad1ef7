import { queryOf } from '@husrum/api-client';
import { receiptCalls } from '@husrum/contract/receipt';
import { useQuery } from '@tanstack/react-query';

export const useReceipts = (leaseId: number) =>
  useQuery(queryOf(receiptCalls.ofLease, { params: { id: leaseId } }));
