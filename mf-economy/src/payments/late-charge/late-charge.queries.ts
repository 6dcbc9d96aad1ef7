import { callQueryOptions, listQueryOptions, request } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import type { QueryInput } from '@husrum/contract/core';
import type { BatchOutcome } from '@husrum/contract/invoice-batch';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

export type LateInvoiceFilters = QueryInput<typeof lateChargeCalls.lateInvoiceIds>;

export const useLateChargesOfInvoice = (invoiceId: number) =>
  useQuery(callQueryOptions(lateChargeCalls.ofInvoice, { params: { id: invoiceId } }));

export const useLateInvoices = (query: QueryInput<typeof lateChargeCalls.lateInvoices>) =>
  useQuery(listQueryOptions(lateChargeCalls.lateInvoices, { query }));

export const useLateCharges = (query: QueryInput<typeof lateChargeCalls.list>) =>
  useQuery(listQueryOptions(lateChargeCalls.list, { query }));

export const useLateChargeSettings = (companyId: number) =>
  useQuery(callQueryOptions(lateChargeCalls.settings, { params: { id: companyId } }));

/** The ids of those whose interest can be charged. */
export const listLateInvoiceIds = async (query: LateInvoiceFilters): Promise<number[]> =>
  (await request(lateChargeCalls.lateInvoiceIds, { query })).ids;

/** The events of a change of charges. They may have made invoices, too. */
export const chargesChanged = () => [busEvent('invoices.changed', {})];

/** Charges the interest of one chunk of invoices. The dialog itself shows failures. */
export const useChargeInterest = () => {
  const { mutateAsync } = useApiMutation(lateChargeCalls.chargeInterest, {
    publish: chargesChanged,
    silentFailure: true,
  });
  return (ids: number[]): Promise<BatchOutcome> => mutateAsync({ body: { invoice_ids: ids } });
};
