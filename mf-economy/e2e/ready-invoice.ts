import { type OkOf, pathOf } from '@husrum/contract/core';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { type SignedIn, sendAs } from '@husrum/e2e';
import { endOfMonth, startOfMonth, today } from '@husrum/format';
import type { APIRequestContext } from '@playwright/test';

/** An invoice of this month that is ready to be sent. How one comes to that by clicks, `economy.spec.ts` walks through. */
export const readyInvoice = async (
  request: APIRequestContext,
  account: SignedIn,
  lease: number,
): Promise<number> => {
  const send = sendAs(request, account);
  const day = today(new Date());
  const { invoicebase: invoice }: OkOf<typeof invoiceCalls.create> = await send(
    'POST',
    invoiceCalls.create.path,
    {
      lease_id: lease,
      start: startOfMonth(day),
      stop: endOfMonth(day),
    },
  );
  const { id } = invoice;
  const { updated_at }: OkOf<typeof invoiceActionCalls.generateManual> = await send(
    'POST',
    pathOf(invoiceActionCalls.generateManual.path, { id }),
    {},
  );
  await send('PATCH', invoiceCalls.update.path, { id, status: 'READY', updated_at });
  return id;
};
