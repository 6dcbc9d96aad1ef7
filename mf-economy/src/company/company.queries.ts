import { queryOf } from '@husrum/api-client';
import { calls, type OkOf } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

const MOST = 100;

export type Company = OkOf<typeof calls.company.list>['data'][number];

/** The account's companies, for filters; none until they are fetched. */
export const useCompanies = (): readonly Company[] =>
  useQuery(queryOf(calls.company.list, { query: { limit: MOST } })).data?.data ?? [];
