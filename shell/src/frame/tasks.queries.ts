import { callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import type { ResponseOf } from '@husrum/contract/core';
import { jobRunCalls } from '@husrum/contract/job-run';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { POLL_MS, withoutRedirect } from './frame.queries';

type Tasks = ResponseOf<typeof jobRunCalls.list>;
export type Task = Tasks['data'][number];

/** How often progress is refetched while a task runs. */
const RUNNING_POLL_MS = 1500;
const TASK_LIMIT = 8;

/** The latest background tasks that people of the business have started, newest first. */
export const useTasks = () =>
  useQuery({
    ...callQueryOptions(jobRunCalls.list, { query: { kind: 'MAIL', limit: TASK_LIMIT }, ...withoutRedirect }),
    refetchInterval: ({ state }: { state: { data?: Tasks } }) =>
      state.data?.data.some(({ status }) => status === 'RUNNING') ? RUNNING_POLL_MS : POLL_MS,
  });

export const useRestartTask = () =>
  useApiMutation(jobRunCalls.restart, { publish: ({ id }) => [busEvent('jobRun.restarted', { runId: id })] });
