import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { useQuery } from '@tanstack/react-query';

export const tenantQueryOptions = (id: number) => callQueryOptions(tenantCalls.detail, { params: { id } });
export const useTenant = (id: number) => useQuery(tenantQueryOptions(id));
export const useTenants = (query: QueryInput<typeof tenantCalls.list>) =>
  useQuery(listQueryOptions(tenantCalls.list, { query }));

export const useStatistics = () => useQuery(callQueryOptions(statisticsCalls.business));
export const useTenantPortal = () => useQuery(callQueryOptions(tenantPortalCalls.config));

/** Searches tenants by name, identity number, phone number, email address or primary address. */
export const tenantSearchQueryOptions = (query: string) =>
  callQueryOptions(searchCalls.find, { query: { query, index: 'tenants' } });
