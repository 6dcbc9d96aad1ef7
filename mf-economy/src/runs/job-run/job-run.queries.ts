import { callQueryOptions, listQueryOptions, request } from '@husrum/api-client';
import { callKey, type QueryInput, type ResponseOf } from '@husrum/contract/core';
import { type JobRunRow, jobRunCalls } from '@husrum/contract/job-run';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The refetch interval while a run is in progress. */
const POLL_INTERVAL_MS = 1500;
/** The refetch interval while an accounting program books invoices, which takes minutes. */
const WAITING_INTERVAL_MS = 10_000;
const getPollInterval = (runs: readonly Pick<JobRunRow, 'status' | 'waiting'>[] | undefined) => {
  if (runs?.some(({ status }) => status === 'RUNNING')) return POLL_INTERVAL_MS;
  return runs?.some(({ waiting = 0 }) => waiting > 0) ? WAITING_INTERVAL_MS : false;
};

type Runs = ResponseOf<typeof jobRunCalls.list>;

export const useJobRuns = (query: QueryInput<typeof jobRunCalls.list>) =>
  useQuery({
    ...listQueryOptions(jobRunCalls.list, { query }),
    refetchInterval: ({ state }: { state: { data?: Runs } }) => getPollInterval(state.data?.data),
  });

export const useJobRun = (id: number) =>
  useQuery({
    ...callQueryOptions(jobRunCalls.detail, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: JobRunRow } }) =>
      getPollInterval(state.data && [state.data]),
  });

export const useJobRunItems = (id: number, query: QueryInput<typeof jobRunCalls.items>, isRunning: boolean) =>
  useQuery({
    // The key changes when the run ends, so that the items of its last moments are fetched, too.
    queryKey: [...callKey(jobRunCalls.items), { id, query, isRunning }],
    queryFn: ({ signal }) => request(jobRunCalls.items, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isRunning ? POLL_INTERVAL_MS : false,
  });

/** Number of failed job runs; undefined while loading. */
export const useFailedJobRunCount = () =>
  useQuery(callQueryOptions(jobRunCalls.list, { query: { status: 'FAILED', limit: 1 } })).data?.total;
