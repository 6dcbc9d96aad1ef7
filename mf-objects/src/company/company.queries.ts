import { callQueryOptions, fetchAllRows, listQueryOptions, request } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { callKey, type QueryInput } from '@husrum/contract/core';
import { integrationCalls } from '@husrum/contract/integration';
import { useQuery } from '@tanstack/react-query';

export const useCompany = (id: number) => useQuery(callQueryOptions(companyCalls.detail, { params: { id } }));
export const useCompanies = (query: QueryInput<typeof companyCalls.list>) =>
  useQuery(listQueryOptions(companyCalls.list, { query }));

/** The accounting programs that a company can invoice through. */
export const useInvoicingIntegrations = () => useQuery(callQueryOptions(integrationCalls.invoicing));

/** All companies of the business, for filters. */
export const useAllCompanies = () =>
  useQuery({
    queryKey: [...callKey(companyCalls.list), 'all'],
    queryFn: ({ signal }) => fetchAllRows((page) => request(companyCalls.list, { query: page, signal })),
  });

const SEARCH_LIMIT = 10;
/** Searches companies by name. */
export const companySearchQueryOptions = (name: string) =>
  callQueryOptions(companyCalls.list, { query: { name, limit: SEARCH_LIMIT } });
