import { listQueryOptions, requestFile } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { ledgerCalls } from '@husrum/contract/ledger';
import { downloadFile } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

export const useAgedBalances = (query: QueryInput<typeof ledgerCalls.aged>) =>
  useQuery(listQueryOptions(ledgerCalls.aged, { query }));

/** What decides which lines of a ledger are shown, printed and sent. */
export type LedgerFilters = QueryInput<typeof ledgerCalls.pdfOfTenant>;

export const useTenantLedger = (id: number, query: QueryInput<typeof ledgerCalls.ofTenant>) =>
  useQuery(listQueryOptions(ledgerCalls.ofTenant, { params: { id }, query }));

export const downloadAged = (query: QueryInput<typeof ledgerCalls.agedSheet>): Promise<void> =>
  downloadFile(() => requestFile(ledgerCalls.agedSheet, { query }));

export const downloadLedgerPdf = (id: number, query: LedgerFilters): Promise<void> =>
  downloadFile(() => requestFile(ledgerCalls.pdfOfTenant, { params: { id }, query }));

export const downloadLedger = (
  id: number,
  query: QueryInput<typeof ledgerCalls.sheetOfTenant>,
): Promise<void> => downloadFile(() => requestFile(ledgerCalls.sheetOfTenant, { params: { id }, query }));
