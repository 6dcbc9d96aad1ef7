import { orNotFound, problem, type Tx } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { hasSentOrPaidInvoices } from './billed-periods.store';
import { deleteLease, lockLease } from './lease.store';
import { leaseTexts } from './lease.texts';

/** Locks a lease that may be removed. A lease with sent, booked or paid invoices is part of the books: 409. */
export const lockRemovableLease = async (tx: Tx, id: number): Promise<void> => {
  orNotFound(await lockLease(tx, id));
  if (await hasSentOrPaidInvoices(tx, id))
    throw problem('inUse', { message: leaseTexts.hasSentOrPaidInvoices });
};

/** Removes a lease that `lockRemovableLease` has locked and whose invoices are removed. */
export const removeLease = async (tx: Tx, id: number): Promise<ResponseOf<typeof leaseCalls.remove>> => {
  await deleteLease(tx, id);
  return { message: leaseTexts.removed };
};
