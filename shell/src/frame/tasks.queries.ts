import { queryOf } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import type { OkOf } from '@husrum/contract/core';
import { jobRunCalls } from '@husrum/contract/job-run';
import { useSave } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { besidePage, POLL_MS } from './frame.queries';

type Tasks = OkOf<typeof jobRunCalls.list>;
export type Task = Tasks['data'][number];

/** While something runs its progress is asked for this often. */
const RUNNING_MS = 1500;
const SHOWN = 8;

/** What people of the account have asked the server to do, newest first. */
export const useTasks = () =>
  useQuery({
    ...queryOf(jobRunCalls.list, { query: { kind: 'MAIL', limit: SHOWN }, ...besidePage }),
    refetchInterval: ({ state }: { state: { data?: Tasks } }) =>
      state.data?.data.some(({ status }) => status === 'RUNNING') ? RUNNING_MS : POLL_MS,
  });

export const useRetry = () =>
  useSave(jobRunCalls.restart, { publish: ({ id }) => [busEvent('jobRun.restarted', { runId: id })] });
