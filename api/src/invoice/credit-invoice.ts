import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { creditOf } from '../rent/credit.rules';
import { mayCredit } from '../rent/invoice-status.rules';
import { changeInvoice, type Invoice, insertInvoice } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { drawNumber } from './invoice-number.store';
import { insertRows, type Row, rowsOf } from './invoice-row.store';
import { releaseMoney } from './offset-credit';
import { openTyped } from './open-invoice';
import { settleInvoices } from './settle-invoices';

const mirrorOf = (invoice: Invoice, rows: readonly Row[]) =>
  creditOf({
    feeOre: invoice.fee_ore,
    taxOre: invoice.tax_ore,
    roundedOre: invoice.rounded_ore,
    payOre: invoice.pay_ore,
    rows: rows.map(({ name, quantity, unit, fee_ore, total_ore, tax_rate, tax_ore }) => ({
      name,
      quantity,
      unit,
      taxRate: tax_rate,
      feeOre: fee_ore,
      netOre: total_ore,
      taxOre: tax_ore,
    })),
  });

const insertCredit = async (
  { tx, clock }: RequestContext,
  invoice: Invoice,
): Promise<{ id: number; reference: string }> => {
  const mirror = mirrorOf(invoice, await rowsOf(tx, invoice.id));
  const { reference } = await drawNumber(tx);
  const id = await insertInvoice(tx, {
    kind: 'CREDIT',
    credits_id: invoice.id,
    invoice_type: invoice.invoice_type,
    reference,
    company_id: invoice.company_id,
    company_name: invoice.company_name,
    lease_id: invoice.lease_id,
    entity_id: invoice.entity_id,
    entity_name: invoice.entity_name,
    tenant_id: invoice.tenant_id,
    tenant_name: invoice.tenant_name,
    start: invoice.start,
    stop: invoice.stop,
    stage: 'READY',
    // Its rows are those of the other invoice: nobody edits them.
    locked_at: clock.now().toISOString(),
    fee_ore: mirror.feeOre,
    tax_ore: mirror.taxOre,
    rounded_ore: mirror.roundedOre,
    pay_ore: mirror.payOre,
  });
  await insertRows(
    tx,
    id,
    mirror.rows.map(({ name, quantity, unit, taxRate, feeOre, netOre, taxOre }) => ({
      name,
      quantity,
      unit,
      tax_rate: taxRate,
      fee_ore: feeOre,
      total_ore: netOre,
      tax_ore: taxOre,
      explanation: null,
    })),
  );
  return { id, reference };
};

/** Takes back a sent invoice (D-13): by an invoice of its own that mirrors it. What was paid becomes the tenant's credit. */
export const creditInvoice = async (
  context: RequestContext,
  at: { type: string; id: number },
): Promise<void> => {
  const { tx, clock, account } = context;
  const invoice = await openTyped(context, at);
  if (!mayCredit(invoice.status, invoice.kind === 'CREDIT')) throw problem('invoiceState');
  const credit = await insertCredit(context, invoice);
  await releaseMoney(tx, invoice.id);
  await changeInvoice(tx, invoice.id, { credited_at: clock.now().toISOString() });
  const { userId } = account;
  await addEvent(tx, invoice.id, { what: 'CREDITED', userId, detail: credit.reference });
  await addEvent(tx, credit.id, { what: 'GENERATED', userId, detail: credit.reference });
  await settleInvoices(tx, [invoice.id, credit.id], clock.today());
};
