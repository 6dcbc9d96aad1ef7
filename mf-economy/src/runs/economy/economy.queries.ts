import { callQueryOptions } from '@husrum/api-client';
import { economyCalls } from '@husrum/contract/economy';
import { useQuery } from '@tanstack/react-query';

export const useEconomyStatistics = () => useQuery(callQueryOptions(economyCalls.statistics));
export const useProjection = () => useQuery(callQueryOptions(economyCalls.projectedIncome));
