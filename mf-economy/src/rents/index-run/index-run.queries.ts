import { callQueryOptions, fetchAllRows, listQueryOptions, request, requestFile } from '@husrum/api-client';
import { callKey, type QueryInput } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { type IndexRun, indexRunCalls } from '@husrum/contract/index-run';
import { downloadFile } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

/** The refetch interval while rents are changed or letters are sent. */
const POLL_INTERVAL_MS = 1500;
export const isWorking = ({
  status,
  letters_waiting,
}: Pick<IndexRun, 'status' | 'letters_waiting'>): boolean => status === 'RUNNING' || letters_waiting > 0;

export const useIndexRuns = (query: QueryInput<typeof indexRunCalls.list>) =>
  useQuery(listQueryOptions(indexRunCalls.list, { query }));

export const useIndexRun = (id: number) =>
  useQuery({
    ...callQueryOptions(indexRunCalls.detail, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: IndexRun } }) =>
      state.data !== undefined && isWorking(state.data) ? POLL_INTERVAL_MS : false,
  });

export const useIndexRunRows = (id: number, query: QueryInput<typeof indexRunCalls.rows>, working: boolean) =>
  useQuery({
    // The key changes when the work ends, so that its last rows are fetched, too.
    queryKey: [...callKey(indexRunCalls.rows), { id, query, working }],
    queryFn: ({ signal }) => request(indexRunCalls.rows, { params: { id }, query, signal }),
    refetchInterval: working ? POLL_INTERVAL_MS : false,
  });

export const useIndexPreview = (query: QueryInput<typeof indexRunCalls.preview>) =>
  useQuery(listQueryOptions(indexRunCalls.preview, { query }));

/** The houses, for a filter. */
export const useHouses = () =>
  useQuery({
    queryKey: [...callKey(entityCalls.listByType), 'estates', 'all'],
    queryFn: ({ signal }) =>
      fetchAllRows((page) =>
        request(entityCalls.listByType, { params: { type: 'estates' }, query: page, signal }),
      ),
  }).data ?? [];

export const downloadLetter = (id: number): Promise<void> =>
  downloadFile(() => requestFile(indexRunCalls.letter, { params: { id } }));
