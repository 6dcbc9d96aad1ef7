import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { reverseInvoice } from '../rent/credit.rules';
import { canCredit } from '../rent/invoice-status.rules';
import { changeInvoice, type Invoice, insertInvoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { takeInvoiceNumber } from './invoice-number.store';
import { releaseAllocations } from './offset-credit';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { requireTypedInvoice } from './require-invoice';
import { insertRows, listRows, type Row } from './rows.store';

const calculateCredit = (invoice: Invoice, rows: readonly Row[]) =>
  reverseInvoice({
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
  const amounts = calculateCredit(invoice, await listRows(tx, invoice.id));
  const { reference } = await takeInvoiceNumber(tx);
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
    // Locked at once: its rows are copies that nobody may edit.
    locked_at: clock.now().toISOString(),
    fee_ore: amounts.feeOre,
    tax_ore: amounts.taxOre,
    rounded_ore: amounts.roundedOre,
    pay_ore: amounts.payOre,
  });
  await insertRows(
    tx,
    id,
    amounts.rows.map(({ name, quantity, unit, taxRate, feeOre, netOre, taxOre }) => ({
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

/** Credits a sent invoice (D-13) with a credit invoice of the same amounts, negated. What was paid becomes the tenant's credit. */
export const creditInvoice = async (
  context: RequestContext,
  params: { type: string; id: number },
): Promise<void> => {
  const { tx, clock, account } = context;
  const invoice = await requireTypedInvoice(context, params);
  if (!canCredit(invoice.status, invoice.kind === 'CREDIT')) throw problem('invoiceState');
  const credit = await insertCredit(context, invoice);
  await releaseAllocations(tx, invoice.id);
  await changeInvoice(tx, invoice.id, { credited_at: clock.now().toISOString() });
  const { userId } = account;
  await addInvoiceEvent(tx, invoice.id, { what: 'CREDITED', userId, detail: credit.reference });
  await addInvoiceEvent(tx, credit.id, { what: 'GENERATED', userId, detail: credit.reference });
  await refreshInvoiceStatuses(tx, [invoice.id, credit.id], clock.today());
};
