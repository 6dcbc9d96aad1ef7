import { callQueryOptions } from '@husrum/api-client';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { useQuery } from '@tanstack/react-query';

export const useTenantPortalConfig = () => useQuery(callQueryOptions(tenantPortalCalls.config));
export const useTenantPortalStatus = () => useQuery(callQueryOptions(tenantPortalCalls.status));
