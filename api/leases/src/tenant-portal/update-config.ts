import {
  invalidInput,
  type RequestContext,
  requireUnchanged,
  savedValues,
  violates,
} from '@husrum/api-platform';
import type { TenantPortalConfig } from '@husrum/contract/tenant-portal';
import {
  lockTenantPortalConfig,
  readTenantPortalConfig,
  saveTenantPortalConfig,
} from './tenant-portal.store';
import { tenantPortalTexts } from './tenant-portal.texts';

/** They cannot be the address of a portal: `/portal/activate/<token>` is the page where tenants activate their accounts. */
const RESERVED_STUBS: readonly string[] = ['activate'];

interface UpdateTenantPortalConfigCommand {
  readonly enable_portal: boolean;
  /** The business's part of the address of the portal. */
  readonly stub: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** The message to the tenants. */
  readonly message: string | null;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateTenantPortalConfig = async (
  { tx }: Pick<RequestContext, 'tx'>,
  { updated_at, ...input }: UpdateTenantPortalConfigCommand,
): Promise<TenantPortalConfig> => {
  await lockTenantPortalConfig(tx);
  const before = await readTenantPortalConfig(tx);
  requireUnchanged({ updated_at: before.updated_at ?? '' }, updated_at, () => savedValues(before, input));
  const { enable_portal, stub, phone, email, message } = input;
  if (stub && RESERVED_STUBS.includes(stub)) throw invalidInput({ stub: [tenantPortalTexts.stubTaken] });
  try {
    await saveTenantPortalConfig(tx, {
      enabled: enable_portal,
      stub,
      phone,
      email,
      message,
    });
  } catch (error) {
    if (violates(error, 'tenant_portal_config_stub_key'))
      throw invalidInput({ stub: [tenantPortalTexts.stubTaken] });
    throw error;
  }
  return readTenantPortalConfig(tx);
};
