import { listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { forecastCalls } from '@husrum/contract/forecast';
import { useQuery } from '@tanstack/react-query';

export const useForecast = (query: QueryInput<typeof forecastCalls.list>) =>
  useQuery(listQueryOptions(forecastCalls.list, { query }));
