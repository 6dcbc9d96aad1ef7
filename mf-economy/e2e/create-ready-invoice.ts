import { buildPath, type ResponseOf } from '@husrum/contract/core';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { type Account, callApiAs } from '@husrum/e2e';
import { endOfMonth, startOfMonth, today } from '@husrum/format';
import type { APIRequestContext } from '@playwright/test';

/** Creates an invoice of this month that is ready to send, through the API. `invoice.spec.ts` tests the same steps in the UI. */
export const createReadyInvoice = async (
  request: APIRequestContext,
  account: Account,
  leaseId: number,
): Promise<number> => {
  const send = callApiAs(request, account);
  const day = today(new Date());
  const { invoicebase: invoice }: ResponseOf<typeof invoiceCalls.create> = await send(
    'POST',
    invoiceCalls.create.path,
    {
      lease_id: leaseId,
      start: startOfMonth(day),
      stop: endOfMonth(day),
    },
  );
  const { id } = invoice;
  const { updated_at }: ResponseOf<typeof invoiceActionCalls.generateManual> = await send(
    'POST',
    buildPath(invoiceActionCalls.generateManual.path, { id }),
    {},
  );
  await send('PATCH', invoiceCalls.update.path, { id, status: 'READY', updated_at });
  return id;
};
