import { removeLease } from '@husrum/api-leases';
import type { RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { listUnsentInvoiceIdsOfLease } from './lease-invoices.store';
import { removeInvoice } from './remove-invoice';

/** Removes a lease that was created by mistake, and its unsent invoices. Those with a number stay as cancelled. */
export const removeLeaseAndUnsentInvoices = (
  context: RequestContext,
  id: number,
): Promise<ResponseOf<typeof leaseCalls.remove>> =>
  removeLease(context.tx, id, async () => {
    for (const invoiceId of await listUnsentInvoiceIdsOfLease(context.tx, id))
      await removeInvoice(context, invoiceId);
  });
