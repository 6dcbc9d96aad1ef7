import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { deleteLease, lockLease } from './lease.store';
import { leaseTexts } from './lease.texts';
import { deleteUnlockedInvoices, hasSentOrPaidInvoices } from './lease-invoices.store';

/** Removes a lease that was created by mistake. One with sent or paid invoices is part of the books and stays. */
export const removeLease = async (
  { tx }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof leaseCalls.remove>> => {
  orNotFound(await lockLease(tx, id));
  if (await hasSentOrPaidInvoices(tx, id))
    throw problem('inUse', { message: leaseTexts.hasSentOrPaidInvoices });
  await deleteUnlockedInvoices(tx, id);
  await deleteLease(tx, id);
  return { message: leaseTexts.removed };
};
