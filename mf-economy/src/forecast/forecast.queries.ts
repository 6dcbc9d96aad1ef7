import { listOf } from '@husrum/api-client';
import { calls, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useForecast = (query: QueryInput<typeof calls.economy.forecast>) =>
  useQuery(listOf(calls.economy.forecast, { query }));
