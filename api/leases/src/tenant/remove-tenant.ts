import { problem, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { tenantCalls } from '@husrum/contract/tenant';
import { deleteTenant, hasInvoices } from './tenant.store';
import { tenantTexts } from './tenant.texts';
import { hasLeases } from './tenant-lease.store';

/** Throws 409 for a tenant with leases or with invoices, which are accounting records and must be kept. */
export const removeTenant = async (
  { tx }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof tenantCalls.remove>> => {
  if (await hasLeases(tx, id)) throw problem('inUse', { message: tenantTexts.hasLeases });
  if (await hasInvoices(tx, id)) throw problem('inUse', { message: tenantTexts.hasInvoices });
  if (!(await deleteTenant(tx, id))) throw problem('notFound');
  return { message: tenantTexts.removed };
};
