import { listOf, queryOf } from '@husrum/api-client';
import type { OkOf, QueryInput } from '@husrum/contract/core';
import { jobRunCalls, type RunRow } from '@husrum/contract/job-run';
import { useQuery } from '@tanstack/react-query';

/** While something runs its progress is asked for this often. */
const POLL_MS = 1500;
const whileRunning = (runs: readonly Pick<RunRow, 'status'>[] | undefined) =>
  runs?.some(({ status }) => status === 'RUNNING') ? POLL_MS : false;

type Runs = OkOf<typeof jobRunCalls.list>;

export const useRuns = (query: QueryInput<typeof jobRunCalls.list>) =>
  useQuery({
    ...listOf(jobRunCalls.list, { query }),
    refetchInterval: ({ state }: { state: { data?: Runs } }) => whileRunning(state.data?.data),
  });

export const useRun = (id: number) =>
  useQuery({
    ...queryOf(jobRunCalls.detail, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: RunRow } }) => whileRunning(state.data && [state.data]),
  });

export const useRunItems = (id: number, query: QueryInput<typeof jobRunCalls.items>, running: boolean) =>
  useQuery({
    ...listOf(jobRunCalls.items, { params: { id }, query }),
    refetchInterval: running ? POLL_MS : false,
  });

export const useFailedRuns = () =>
  useQuery(queryOf(jobRunCalls.list, { query: { status: 'FAILED', limit: 1 } }));
