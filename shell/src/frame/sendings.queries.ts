import { callQueryOptions } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import type { ResponseOf } from '@husrum/contract/core';
import { jobRunCalls } from '@husrum/contract/job-run';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { POLL_MS, withoutRedirect } from './frame.queries';

type Sendings = ResponseOf<typeof jobRunCalls.list>;
/** A job run that mails invoices. */
export type Sending = Sendings['data'][number];

/** How often progress is refetched while a sending runs. */
const RUNNING_POLL_MS = 1500;
/** How many sendings the tray lists. */
const SENDING_LIMIT = 8;

/** The latest sendings that users of the business have started, newest first. */
export const useSendings = () =>
  useQuery({
    ...callQueryOptions(jobRunCalls.list, {
      query: { kind: 'MAIL', limit: SENDING_LIMIT },
      ...withoutRedirect,
    }),
    refetchInterval: ({ state }: { state: { data?: Sendings } }) =>
      state.data?.data.some(({ status }) => status === 'RUNNING') ? RUNNING_POLL_MS : POLL_MS,
  });

/** Restarts a failed run. Finished items stay, and the others are tried again. */
export const useRestartRun = (successMessage?: string) =>
  useApiMutation(jobRunCalls.restart, {
    publish: ({ id }) => [busEvent('jobRun.restarted', { runId: id })],
    ...(successMessage !== undefined && { successMessage }),
  });
