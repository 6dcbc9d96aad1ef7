import { fetchAllRows, request } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { callKey, type ResponseOf } from '@husrum/contract/core';
import { useQuery } from '@tanstack/react-query';

export type Company = ResponseOf<typeof companyCalls.list>['data'][number];

/** All companies of the business. */
export const useCompanyList = () =>
  useQuery({
    queryKey: [...callKey(companyCalls.list), 'all'],
    queryFn: ({ signal }) => fetchAllRows((page) => request(companyCalls.list, { query: page, signal })),
  });

/** All companies of the business, for filters. The result is empty while loading. */
export const useCompanies = (): readonly Company[] => useCompanyList().data ?? [];
