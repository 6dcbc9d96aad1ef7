import { callQueryOptions } from '@husrum/api-client';
import { fieldWorkCalls, type WorkType } from '@husrum/contract/field-work';
import { useQuery } from '@tanstack/react-query';

export const useTodaysWork = (ofEveryone: boolean) =>
  useQuery(callQueryOptions(fieldWorkCalls.list, { query: { everyone: ofEveryone } }));

export const workQueryOptions = (type: WorkType, id: number) =>
  callQueryOptions(fieldWorkCalls.detail, { params: { type, id } });
export const useWork = (type: WorkType, id: number) => useQuery(workQueryOptions(type, id));
