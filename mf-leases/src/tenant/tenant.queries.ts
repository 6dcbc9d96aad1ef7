import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useTenant = (id: number) => useQuery(queryOf(calls.tenant.detail, { params: { id } }));
export const usePortal = () => useQuery(queryOf(calls.setting.portal));

/** The tenants that fit what is typed. */
export const tenantSearch = (query: string) =>
  queryOf(calls.search.find, { query: { query, index: 'tenants' } });
