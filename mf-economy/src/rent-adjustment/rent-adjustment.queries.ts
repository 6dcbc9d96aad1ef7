import { listOf, queryOf } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { type RentAdjustmentInput, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { useQuery } from '@tanstack/react-query';

/** As many as a picker shows of what is found. */
const FOUND = 10;

type EffectQuery = QueryInput<typeof rentAdjustmentCalls.effects>;

export const useAdjustments = (query: QueryInput<typeof rentAdjustmentCalls.list>) =>
  useQuery(listOf(rentAdjustmentCalls.list, { query }));
export const useAdjustment = (id: number) =>
  useQuery(queryOf(rentAdjustmentCalls.detail, { params: { id } }));
/** How many wait to be executed. */
export const useScheduledCount = () =>
  useQuery(queryOf(rentAdjustmentCalls.list, { query: { status: 'SCHEDULED', limit: 1 } })).data?.total ?? 0;

export const usePreview = (asked: RentAdjustmentInput, query: EffectQuery) =>
  useQuery(listOf(rentAdjustmentCalls.preview, { query: { ...query, ...asked } }));
export const useEffects = (id: number, query: EffectQuery) =>
  useQuery(listOf(rentAdjustmentCalls.effects, { params: { id }, query }));

export const entitiesFound = (name: string) =>
  queryOf(rentAdjustmentCalls.entities, { query: { name: name || undefined, limit: FOUND } });
export const useEntity = (id: number) => useQuery(queryOf(entityCalls.detail, { params: { id } }));
