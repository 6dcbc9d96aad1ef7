import { callQueryOptions } from '@husrum/api-client';
import { writeOffCalls } from '@husrum/contract/write-off';
import { useQuery } from '@tanstack/react-query';

/** What is written off of an invoice, and what writing off the rest would give back. */
export const useWriteOff = (invoiceId: number) =>
  useQuery(callQueryOptions(writeOffCalls.ofInvoice, { params: { id: invoiceId } }));
