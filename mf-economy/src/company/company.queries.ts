import { queryOf } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import type { OkOf } from '@husrum/contract/core';
import { useQuery } from '@tanstack/react-query';

const MOST = 100;

export type Company = OkOf<typeof companyCalls.list>['data'][number];

/** The account's companies, for filters; none until they are fetched. */
export const useCompanies = (): readonly Company[] =>
  useQuery(queryOf(companyCalls.list, { query: { limit: MOST } })).data?.data ?? [];
