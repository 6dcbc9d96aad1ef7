import { listOf, queryOf } from '@husrum/api-client';
import { calls, type QueryInput, type RentadjustmentInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

/** As many as a picker shows of what is found. */
const FOUND = 10;

const { rentadjustment } = calls;
type EffectQuery = QueryInput<typeof rentadjustment.effects>;

export const useAdjustments = (query: QueryInput<typeof rentadjustment.list>) =>
  useQuery(listOf(rentadjustment.list, { query }));
export const useAdjustment = (id: number) => useQuery(queryOf(rentadjustment.detail, { params: { id } }));
/** How many wait to be executed. */
export const useScheduledCount = () =>
  useQuery(queryOf(rentadjustment.list, { query: { status: 'SCHEDULED', limit: 1 } })).data?.total ?? 0;

export const usePreview = (asked: RentadjustmentInput, query: EffectQuery) =>
  useQuery(listOf(rentadjustment.preview, { query: { ...query, ...asked } }));
export const useEffects = (id: number, query: EffectQuery) =>
  useQuery(listOf(rentadjustment.effects, { params: { id }, query }));

export const entitiesFound = (name: string) =>
  queryOf(rentadjustment.entities, { query: { name: name || undefined, limit: FOUND } });
export const useEntity = (id: number) => useQuery(queryOf(calls.entity.detail, { params: { id } }));
