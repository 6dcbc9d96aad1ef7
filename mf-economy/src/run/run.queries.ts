import { listOf, queryOf } from '@husrum/api-client';
import { calls, type OkOf, type QueryInput, type RunRow } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

/** While something runs its progress is asked for this often. */
const POLL_MS = 1500;
const whileRunning = (runs: readonly Pick<RunRow, 'status'>[] | undefined) =>
  runs?.some(({ status }) => status === 'RUNNING') ? POLL_MS : false;

type Runs = OkOf<typeof calls.economy.runs>;

export const useRuns = (query: QueryInput<typeof calls.economy.runs>) =>
  useQuery({
    ...listOf(calls.economy.runs, { query }),
    refetchInterval: ({ state }: { state: { data?: Runs } }) => whileRunning(state.data?.data),
  });

export const useRun = (id: number) =>
  useQuery({
    ...queryOf(calls.economy.run, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: RunRow } }) => whileRunning(state.data && [state.data]),
  });

export const useRunItems = (id: number, query: QueryInput<typeof calls.economy.runItems>, running: boolean) =>
  useQuery({
    ...listOf(calls.economy.runItems, { params: { id }, query }),
    refetchInterval: running ? POLL_MS : false,
  });

export const useFailedRuns = () =>
  useQuery(queryOf(calls.economy.runs, { query: { status: 'FAILED', limit: 1 } }));
