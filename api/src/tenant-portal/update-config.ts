import type { TenantPortalConfig, TenantPortalInput } from '@husrum/contract/tenant-portal';
import { invalidInput } from '../platform/errors';
import { type RequestContext, violates } from '../platform/http';
import { readTenantPortalConfig, saveTenantPortalConfig } from './tenant-portal.store';
import { tenantPortalTexts } from './tenant-portal.texts';

export const updateTenantPortalConfig = async (
  { tx }: Pick<RequestContext, 'tx'>,
  { enable_portal, stub, phone, email, message }: TenantPortalInput,
): Promise<TenantPortalConfig> => {
  try {
    await saveTenantPortalConfig(tx, {
      enabled: enable_portal,
      stub: stub ?? null,
      phone: phone ?? null,
      email: email ?? null,
      message: message ?? null,
    });
  } catch (error) {
    if (violates(error, 'tenant_portal_config_stub_key'))
      throw invalidInput({ stub: [tenantPortalTexts.stubTaken] });
    throw error;
  }
  return readTenantPortalConfig(tx);
};
