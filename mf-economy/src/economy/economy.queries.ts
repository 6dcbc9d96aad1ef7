import { queryOf } from '@husrum/api-client';
import { economyCalls } from '@husrum/contract/economy';
import { useQuery } from '@tanstack/react-query';

export const useStats = () => useQuery(queryOf(economyCalls.stats));
export const useProjection = () => useQuery(queryOf(economyCalls.projected));
