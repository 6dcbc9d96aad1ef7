import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput, ResponseOf } from '@husrum/contract/core';
import { type JobRunRow, jobRunCalls } from '@husrum/contract/job-run';
import { useQuery } from '@tanstack/react-query';

/** Refetch interval while a run is going. */
const POLL_INTERVAL_MS = 1500;
const pollWhileRunning = (runs: readonly Pick<JobRunRow, 'status'>[] | undefined) =>
  runs?.some(({ status }) => status === 'RUNNING') ? POLL_INTERVAL_MS : false;

type Runs = ResponseOf<typeof jobRunCalls.list>;

export const useJobRuns = (query: QueryInput<typeof jobRunCalls.list>) =>
  useQuery({
    ...listQueryOptions(jobRunCalls.list, { query }),
    refetchInterval: ({ state }: { state: { data?: Runs } }) => pollWhileRunning(state.data?.data),
  });

export const useJobRun = (id: number) =>
  useQuery({
    ...callQueryOptions(jobRunCalls.detail, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: JobRunRow } }) =>
      pollWhileRunning(state.data && [state.data]),
  });

export const useJobRunItems = (id: number, query: QueryInput<typeof jobRunCalls.items>, isRunning: boolean) =>
  useQuery({
    ...listQueryOptions(jobRunCalls.items, { params: { id }, query }),
    refetchInterval: isRunning ? POLL_INTERVAL_MS : false,
  });

export const useFailedJobRuns = () =>
  useQuery(callQueryOptions(jobRunCalls.list, { query: { status: 'FAILED', limit: 1 } }));
