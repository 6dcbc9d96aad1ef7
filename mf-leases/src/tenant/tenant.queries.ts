import { listOf, queryOf } from '@husrum/api-client';
import { calls, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const tenantQuery = (id: number) => queryOf(calls.tenant.detail, { params: { id } });
export const useTenant = (id: number) => useQuery(tenantQuery(id));
export const useTenants = (query: QueryInput<typeof calls.tenant.list>) =>
  useQuery(listOf(calls.tenant.list, { query }));

export const useAccountStats = () => useQuery(queryOf(calls.stats.billable));
export const usePortal = () => useQuery(queryOf(calls.setting.portal));

/** The tenants that fit what is typed. */
export const tenantSearch = (query: string) =>
  queryOf(calls.search.find, { query: { query, index: 'tenants' } });
