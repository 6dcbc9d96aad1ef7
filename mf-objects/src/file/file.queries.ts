import { listQueryOptions } from '@husrum/api-client';
import type { ParamsOf, QueryInput } from '@husrum/contract/core';
import { fileCalls } from '@husrum/contract/file';
import { useQuery } from '@tanstack/react-query';

export const useFiles = (query: QueryInput<typeof fileCalls.list>) =>
  useQuery(listQueryOptions(fileCalls.list, { query }));

/** The files of one owner, for example an object or a lease. */
export const useOwnerFiles = (
  params: ParamsOf<typeof fileCalls.listByOwner>,
  query: QueryInput<typeof fileCalls.listByOwner>,
) => useQuery(listQueryOptions(fileCalls.listByOwner, { params, query }));
