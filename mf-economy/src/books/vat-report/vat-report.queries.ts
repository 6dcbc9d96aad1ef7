import { callQueryOptions, listQueryOptions, requestFile } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { vatReportCalls } from '@husrum/contract/vat-report';
import { downloadFile } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

type PeriodQuery = QueryInput<typeof vatReportCalls.overview>;

export const useVatReport = (companyId: number, query: PeriodQuery) =>
  useQuery(callQueryOptions(vatReportCalls.overview, { params: { id: companyId }, query }));

export const useDifferenceInvoices = (companyId: number, query: QueryInput<typeof vatReportCalls.invoices>) =>
  useQuery(listQueryOptions(vatReportCalls.invoices, { params: { id: companyId }, query }));

export const downloadVatReport = (companyId: number, query: PeriodQuery): Promise<void> =>
  downloadFile(() => requestFile(vatReportCalls.sheet, { params: { id: companyId }, query }));
