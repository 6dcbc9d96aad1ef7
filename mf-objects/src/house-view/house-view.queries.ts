import { callQueryOptions } from '@husrum/api-client';
import { entityCalls } from '@husrum/contract/entity';
import { useQuery } from '@tanstack/react-query';

export const useEntityUnits = (id: number) =>
  useQuery(callQueryOptions(entityCalls.units, { params: { id } }));
