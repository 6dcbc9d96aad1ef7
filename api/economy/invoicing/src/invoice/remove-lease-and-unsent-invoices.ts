import { agreementTexts, isBeingSigned, lockRemovableLease, removeLease } from '@husrum/api-leases';
import { problem, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { listUnlockedInvoiceIdsOfLease } from './lease-invoices.store';
import { removeInvoice } from './remove-invoice';

/** Removes a lease that was created by mistake, and its unsent invoices. Those with a number stay as cancelled. */
export const removeLeaseAndUnsentInvoices = async (
  context: RequestContext,
  id: number,
): Promise<ResponseOf<typeof leaseCalls.remove>> => {
  await lockRemovableLease(context.tx, id);
  // The parties could otherwise still sign, and nothing here would show it.
  if (await isBeingSigned(context.tx, 'lease_id', id))
    throw problem('conflict', { message: agreementTexts.leaseBeingSigned });
  for (const invoiceId of await listUnlockedInvoiceIdsOfLease(context.tx, id))
    await removeInvoice(context, invoiceId);
  return removeLease(context.tx, id);
};
