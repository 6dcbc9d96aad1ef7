import { listOf, queryOf } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { useQuery } from '@tanstack/react-query';

export const tenantQuery = (id: number) => queryOf(tenantCalls.detail, { params: { id } });
export const useTenant = (id: number) => useQuery(tenantQuery(id));
export const useTenants = (query: QueryInput<typeof tenantCalls.list>) =>
  useQuery(listOf(tenantCalls.list, { query }));

export const useAccountStats = () => useQuery(queryOf(statisticsCalls.billable));
export const usePortal = () => useQuery(queryOf(tenantPortalCalls.config));

/** The tenants that fit what is typed. */
export const tenantSearch = (query: string) =>
  queryOf(searchCalls.find, { query: { query, index: 'tenants' } });
