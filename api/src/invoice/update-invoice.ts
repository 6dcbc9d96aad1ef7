import type { BodyOf } from '@husrum/contract/core';
import { type invoiceCalls, invoiceStatusLabel } from '@husrum/contract/invoice';
import { kronorOfOre } from '@husrum/format';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { mayMarkReady } from '../rent/invoice-status.rules';
import { changeInvoice, type Invoice } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { offsetCredit } from './offset-credit';
import { openInvoice } from './open-invoice';
import { problemOf } from './recount-invoice';
import { settleInvoices } from './settle-invoices';

export const markReady = async ({ tx, clock, account }: RequestContext, invoice: Invoice): Promise<void> => {
  if (invoice.invoice_type === null) throw problem('invoiceNotGenerated');
  if (!mayMarkReady(invoice.status, invoice.invoice_type)) throw problem('invoiceState');
  const error = await problemOf(tx, invoice);
  if (error !== null) throw problem('invalid', { message: error });
  await changeInvoice(tx, invoice.id, { stage: 'READY', error: null });
  await addEvent(tx, invoice.id, { what: 'APPROVED', userId: account.userId });
  await offsetCredit(tx, invoice);
  await settleInvoices(tx, [invoice.id], clock.today());
};

/** Marks an invoice ready to send, or takes its synchronisation up again. */
export const updateInvoice = async (
  context: RequestContext,
  { id, status, sync_active, updated_at }: BodyOf<typeof invoiceCalls.update>,
): Promise<void> => {
  const invoice = await openInvoice(context, id);
  if (updated_at !== null && updated_at !== invoice.updated_at) {
    const now = `${invoiceStatusLabel[invoice.status]}, ${kronorOfOre(invoice.pay_ore)} att betala`;
    throw problem('changedMeanwhile', { fields: { status: [`Nu sparat: ${now}`] } });
  }
  if (status === 'READY') await markReady(context, invoice);
  if (sync_active === true) {
    if (invoice.invoice_type !== 'MANUAL' && invoice.invoice_type !== null) throw problem('notConnected');
    await changeInvoice(context.tx, id, { sync_active: true });
  }
};
