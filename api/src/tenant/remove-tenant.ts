import type { OkOf } from '@husrum/contract/core';
import type { tenantCalls } from '@husrum/contract/tenant';
import { leasesOfTenant } from '../lease/lease.store';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { deleteTenant, hasInvoices } from './tenant.store';

/** A tenant with leases or invoices is part of the books and stays. */
export const removeTenant = async (
  { tx }: RequestContext,
  id: number,
): Promise<OkOf<typeof tenantCalls.remove>> => {
  const leases = await leasesOfTenant(tx, id);
  if (leases.length > 0)
    throw problem('inUse', { message: 'Hyresgästen har uthyrningar och kan inte tas bort.' });
  if (await hasInvoices(tx, id))
    throw problem('inUse', { message: 'Hyresgästen har hyresavier och kan inte tas bort.' });
  if (!(await deleteTenant(tx, id))) throw problem('notFound');
  return { message: 'Hyresgäst borttagen' };
};
