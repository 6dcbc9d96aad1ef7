import { kronorOfOre } from '@husrum/format';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { lockInvoice } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { openTyped } from './open-invoice';
import { insertAllocations, insertPayment, lockPayment, standsOn } from './payment.store';
import { settleInvoices } from './settle-invoices';

/**
 * Takes back a payment that was registered on the invoice (D-14): by an entry that reverses it, wherever its money stands,
 * also what was offset on another invoice. Nothing of it becomes the tenant's credit.
 */
export const undoPayment = async (
  context: RequestContext,
  at: { type: string; id: number; paymentId: number },
): Promise<void> => {
  const { tx, clock, account } = context;
  const invoice = await openTyped(context, at);
  const payment = orNotFound(await lockPayment(tx, at.paymentId));
  if (payment.invoicebase_id !== invoice.id) throw problem('notFound');
  if (payment.undone) throw problem('paymentUndone');
  for (const { invoiceId } of await standsOn(tx, payment.id)) await lockInvoice(tx, invoiceId);

  const stands = await standsOn(tx, payment.id);
  await insertAllocations(
    tx,
    stands.map(({ invoiceId, ore }) => ({
      payment_id: payment.id,
      invoicebase_id: invoiceId,
      kind: 'REVERSAL',
      amount_ore: -ore,
    })),
  );
  await insertPayment(tx, {
    tenant_id: payment.tenant_id,
    invoicebase_id: invoice.id,
    amount_ore: -payment.amount_ore,
    paid_at: clock.today(),
    reverses_id: payment.id,
    user_id: account.userId,
  });
  const touched = [...new Set([invoice.id, ...stands.map(({ invoiceId }) => invoiceId)])];
  const detail = kronorOfOre(payment.amount_ore);
  for (const id of touched) await addEvent(tx, id, { what: 'UNDONE', userId: account.userId, detail });
  await settleInvoices(tx, touched, clock.today());
};
