import { listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { indexValueCalls } from '@husrum/contract/index-value';
import { useQuery } from '@tanstack/react-query';

export const useIndexValues = (query: QueryInput<typeof indexValueCalls.list>) =>
  useQuery(listQueryOptions(indexValueCalls.list, { query }));
