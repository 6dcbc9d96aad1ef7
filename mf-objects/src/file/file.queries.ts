import { listOf } from '@husrum/api-client';
import type { ParamsOf, QueryInput } from '@husrum/contract/core';
import { fileCalls } from '@husrum/contract/file';
import { useQuery } from '@tanstack/react-query';

export const useFiles = (query: QueryInput<typeof fileCalls.list>) =>
  useQuery(listOf(fileCalls.list, { query }));

/** The files of a row of any domain. */
export const useFilesOf = (params: ParamsOf<typeof fileCalls.of>, query: QueryInput<typeof fileCalls.of>) =>
  useQuery(listOf(fileCalls.of, { params, query }));
