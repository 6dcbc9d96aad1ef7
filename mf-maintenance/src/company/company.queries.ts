import { fetchAllRows, request } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { callKey } from '@husrum/contract/core';
import { useQuery } from '@tanstack/react-query';

/** All companies of the business as options of a filter. The result is empty while loading. */
export const useCompanyOptions = () =>
  useQuery({
    queryKey: [...callKey(companyCalls.list), 'all'],
    queryFn: ({ signal }) => fetchAllRows((page) => request(companyCalls.list, { query: page, signal })),
  }).data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
