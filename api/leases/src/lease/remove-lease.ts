import { orNotFound, problem, type Tx } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { isBeingSigned } from '../agreement/agreement.store';
import { agreementTexts } from '../agreement/agreement.texts';
import { hasSentOrPaidInvoices } from './billed-periods.store';
import { deleteLease, lockLease } from './lease.store';
import { leaseTexts } from './lease.texts';

/** Locks a lease that may be removed. A lease with sent, booked or paid invoices is part of the books: 409. So is one that is being signed. */
const lockRemovableLease = async (tx: Tx, id: number): Promise<void> => {
  orNotFound(await lockLease(tx, id));
  if (await hasSentOrPaidInvoices(tx, id))
    throw problem('inUse', { message: leaseTexts.hasSentOrPaidInvoices });
  // The parties could otherwise still sign, and nothing here would show it.
  if (await isBeingSigned(tx, 'lease_id', id))
    throw problem('conflict', { message: agreementTexts.leaseBeingSigned });
};

/** Removes a lease that was created by mistake. `removeInvoices` removes its unsent invoices, while the lease is locked. */
export const removeLease = async (
  tx: Tx,
  id: number,
  removeInvoices: () => Promise<void>,
): Promise<ResponseOf<typeof leaseCalls.remove>> => {
  await lockRemovableLease(tx, id);
  await removeInvoices();
  await deleteLease(tx, id);
  return { message: leaseTexts.removed };
};
