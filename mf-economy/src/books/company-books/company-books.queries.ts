import { callQueryOptions, fetchAllRows, listQueryOptions, request } from '@husrum/api-client';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { callKey, type QueryInput } from '@husrum/contract/core';
import { useQuery } from '@tanstack/react-query';

/** The books of all companies of the business, with what is locked. */
export const useCompanyBooks = () => useQuery(callQueryOptions(companyBooksCalls.list, {}));

export const useBooksMonths = (companyId: number, query: QueryInput<typeof companyBooksCalls.months>) =>
  useQuery(listQueryOptions(companyBooksCalls.months, { params: { id: companyId }, query }));

export const useBooksCheck = (companyId: number) =>
  useQuery(callQueryOptions(companyBooksCalls.check, { params: { id: companyId } }));

/** All months of a company: a period may have more of them than a page. */
export const useAllBooksMonths = (companyId: number) =>
  useQuery({
    queryKey: [...callKey(companyBooksCalls.months), companyId, 'all'],
    queryFn: ({ signal }) =>
      fetchAllRows((page) =>
        request(companyBooksCalls.months, { params: { id: companyId }, query: page, signal }),
      ),
  });

export const useBooksEvents = (companyId: number, query: QueryInput<typeof companyBooksCalls.events>) =>
  useQuery(listQueryOptions(companyBooksCalls.events, { params: { id: companyId }, query }));

export const useBooksSettings = (companyId: number) =>
  useQuery(callQueryOptions(companyBooksCalls.settings, { params: { id: companyId } }));

export const useCostCentres = (companyId: number, query: QueryInput<typeof companyBooksCalls.costCentres>) =>
  useQuery(listQueryOptions(companyBooksCalls.costCentres, { params: { id: companyId }, query }));
