import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { type RentAdjustmentInput, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { useQuery } from '@tanstack/react-query';

const SEARCH_LIMIT = 10;

type EffectQuery = QueryInput<typeof rentAdjustmentCalls.listEffects>;

export const useRentAdjustments = (query: QueryInput<typeof rentAdjustmentCalls.list>) =>
  useQuery(listQueryOptions(rentAdjustmentCalls.list, { query }));
export const useRentAdjustment = (id: number) =>
  useQuery(callQueryOptions(rentAdjustmentCalls.detail, { params: { id } }));
/** Number of scheduled adjustments; 0 while loading. */
export const useScheduledRentAdjustmentCount = () =>
  useQuery(callQueryOptions(rentAdjustmentCalls.list, { query: { status: 'SCHEDULED', limit: 1 } })).data
    ?.total ?? 0;

/** `id` is the scheduled adjustment that is being changed. */
export const useRentAdjustmentPreview = (
  input: RentAdjustmentInput & { id?: number | undefined },
  query: EffectQuery,
) => useQuery(listQueryOptions(rentAdjustmentCalls.preview, { query: { ...query, ...input } }));
export const useRentAdjustmentEffects = (id: number, query: EffectQuery) =>
  useQuery(listQueryOptions(rentAdjustmentCalls.listEffects, { params: { id }, query }));

/** Query options for the objects that match a search text. */
export const entitySearchQueryOptions = (name: string) =>
  callQueryOptions(rentAdjustmentCalls.listEntities, {
    query: { name: name || undefined, limit: SEARCH_LIMIT },
  });
/** Whether the business has no object to adjust. The result is false while loading. */
export const useHasNoEntities = () => useQuery(entitySearchQueryOptions('')).data?.total === 0;
export const useEntity = (id: number) => useQuery(callQueryOptions(entityCalls.detail, { params: { id } }));
