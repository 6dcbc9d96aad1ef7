import { listOf } from '@husrum/api-client';
import { calls, type ParamsOf, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useFiles = (query: QueryInput<typeof calls.file.list>) =>
  useQuery(listOf(calls.file.list, { query }));

/** The files of a row of any domain. */
export const useFilesOf = (params: ParamsOf<typeof calls.file.of>, query: QueryInput<typeof calls.file.of>) =>
  useQuery(listOf(calls.file.of, { params, query }));
