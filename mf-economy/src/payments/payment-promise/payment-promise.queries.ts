import { callQueryOptions } from '@husrum/api-client';
import { paymentPromiseCalls } from '@husrum/contract/payment-promise';
import { useQuery } from '@tanstack/react-query';

/** The promises and notes of an invoice, the latest first. */
export const useInvoicePromises = (invoiceId: number) =>
  useQuery(callQueryOptions(paymentPromiseCalls.listByInvoice, { params: { id: invoiceId } }));
