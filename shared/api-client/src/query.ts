import { type Call, keyOf, type OkOf } from '@husrum/contract/core';
import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, SLOW_FAILURE } from './api-error';
import { ask, type InputArgs, type RequestInput } from './request';

/** Once more for what may pass in an instant, so soon that a reader who must be told is told within a second. */
const RETRIES = 1;
const RETRY_AFTER = 100;
/** How long a skeleton may stand before its reader is told, as for code (shared/platform/src/part/timeout.ts). */
const PATIENCE = 10_000;
const mayPass = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // 'always': an offline browser gets an answerable error instead of a skeleton that never ends.
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: RETRY_AFTER,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** An answer that does not come is an error like any other; only what is read is given up, never what is written. */
const patiently = async <T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const patience = AbortSignal.timeout(PATIENCE);
  try {
    return await work(AbortSignal.any([signal, patience]));
  } catch (error) {
    if (patience.aborted && !signal.aborted) throw new ApiError(408, SLOW_FAILURE);
    throw error;
  }
};

/** One cache for the shell and all remotes. */
export const queryClient = createQueryClient();

/** Options for `useQuery`; the key is [noun, name, input], so that one call or a whole noun can be made stale. */
export const queryOf = <C extends Call>(call: C, ...[input]: InputArgs<RequestInput<C>>) =>
  queryOptions({
    queryKey: [...keyOf(call), { params: input?.params, query: input?.query, body: input?.body }] as const,
    queryFn: ({ signal }): Promise<OkOf<C>> => patiently(signal, (signal) => ask(call, { ...input, signal })),
  });

/** The same for lists: the page that is shown stays until the next one is there. */
export const listOf = <C extends Call>(call: C, ...args: InputArgs<RequestInput<C>>) => ({
  ...queryOf(call, ...args),
  placeholderData: keepPreviousData<OkOf<C>>,
});
