import { type Call, keyOf, type OkOf } from '@husrum/contract';
import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { ask, type InputArgs, type RequestInput } from './request';

const RETRIES = 2;
const mayPass = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // 'always': an offline browser gets an answerable error instead of a skeleton that never ends.
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && mayPass(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** One cache for the shell and all remotes. */
export const queryClient = createQueryClient();

/** Options for `useQuery`; the key is [noun, name, input], so that one call or a whole noun can be made stale. */
export const queryOf = <C extends Call>(call: C, ...[input]: InputArgs<RequestInput<C>>) =>
  queryOptions({
    queryKey: [...keyOf(call), { params: input?.params, query: input?.query, body: input?.body }] as const,
    queryFn: ({ signal }): Promise<OkOf<C>> => ask(call, { ...input, signal }),
  });

/** The same for lists: the page that is shown stays until the next one is there. */
export const listOf = <C extends Call>(call: C, ...args: InputArgs<RequestInput<C>>) => ({
  ...queryOf(call, ...args),
  placeholderData: keepPreviousData<OkOf<C>>,
});
