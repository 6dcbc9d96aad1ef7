import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { type Route, serve } from '../platform/http';
import { findTenantPortalConfig } from './tenant-portal.store';

export const tenantPortalRoutes: readonly Route[] = [
  serve(tenantPortalCalls.config, (_input, { tx }) => findTenantPortalConfig(tx)),
];
