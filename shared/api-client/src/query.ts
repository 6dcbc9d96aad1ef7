import { type Call, callKey, type ResponseOf } from '@husrum/contract/core';
import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, isTransient, TIMEOUT_TEXT } from './api-error';
import { type InputArgs, type RequestInput, sendRequest } from './request';

/** One quick retry for transient errors. A lasting error is still shown within a second. */
const MAX_RETRIES = 1;
const RETRY_DELAY_MS = 100;
/** After this time an error replaces the skeleton. The same as LOAD_TIMEOUT_MS, the limit for loading code. */
const RESPONSE_TIMEOUT_MS = 10_000;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // An offline browser gets an error with a retry button instead of an endless skeleton.
        networkMode: 'always',
        // With 'always', nothing would be refetched when the network is back.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
        retryDelay: RETRY_DELAY_MS,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** Fails with status 408 when no response comes in time. For queries only: a mutation is never given up. */
const withTimeout = async <T>(signal: AbortSignal, send: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  try {
    return await send(AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (timeout.aborted && !signal.aborted) throw new ApiError(408, TIMEOUT_TEXT);
    throw error;
  }
};

/** One cache for the shell and all remotes. */
export const queryClient = createQueryClient();

/** Options for `useQuery`. The key is [noun, name, input], so that one call or a whole noun can be invalidated. */
export const callQueryOptions = <C extends Call>(call: C, ...[input]: InputArgs<RequestInput<C>>) =>
  queryOptions({
    queryKey: [...callKey(call), { params: input?.params, query: input?.query, body: input?.body }] as const,
    queryFn: ({ signal }): Promise<ResponseOf<C>> =>
      withTimeout(signal, (signalWithTimeout) => sendRequest(call, { ...input, signal: signalWithTimeout })),
  });

/** Works like `callQueryOptions`, for lists: the current page stays visible until the next one has loaded. */
export const listQueryOptions = <C extends Call>(call: C, ...args: InputArgs<RequestInput<C>>) => ({
  ...callQueryOptions(call, ...args),
  placeholderData: keepPreviousData<ResponseOf<C>>,
});
