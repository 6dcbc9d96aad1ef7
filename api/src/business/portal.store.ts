import type { OkOf } from '@husrum/contract/core';
import type { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import type { Tx } from '../platform/db';

type Portal = OkOf<typeof tenantPortalCalls.config>;
const closed: Portal = { enabled: false, stub: null, phone: null, email: null, message: null };

/** An account that has never opened the portal has no row. */
export const portalOf = async (tx: Tx): Promise<Portal> =>
  (await tx
    .selectFrom('tenant_portal_config')
    .select(['enabled', 'stub', 'phone', 'email', 'message'])
    .executeTakeFirst()) ?? closed;
