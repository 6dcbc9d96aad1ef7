import type { ResponseOf } from '@husrum/contract/core';
import type { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import type { Tx } from '../platform/db';

type TenantPortalConfig = ResponseOf<typeof tenantPortalCalls.config>;
const defaultConfig: TenantPortalConfig = {
  enabled: false,
  stub: null,
  phone: null,
  email: null,
  message: null,
};

/** An account that has never turned the portal on has no row: it gets the default. */
export const findTenantPortalConfig = async (tx: Tx): Promise<TenantPortalConfig> =>
  (await tx
    .selectFrom('tenant_portal_config')
    .select(['enabled', 'stub', 'phone', 'email', 'message'])
    .executeTakeFirst()) ?? defaultConfig;
