import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useStats = () => useQuery(queryOf(calls.economy.stats));
export const useProjection = () => useQuery(queryOf(calls.economy.projected));
