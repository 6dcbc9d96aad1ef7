import type { ActorContext } from '@husrum/api-platform';
import { remainingAmounts, reverseInvoice } from '@husrum/api-rent';
import { insertPartialCredit, readCreditableInvoice } from './credit-part';
import { requireDepositKept } from './deposit-invoice';
import { type CreatedCreditInvoice, insertCreditInvoice } from './insert-credit-invoice';
import { changeInvoice, type Invoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { invoiceStateProblem } from './invoice-state-problem';
import { canCredit } from './invoice-status.rules';
import { releaseAllocations } from './offset-credit';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { requireTypedInvoice } from './require-invoice';
import { listRows, type Row } from './rows.store';

const reverse = (invoice: Invoice, rows: readonly Row[]) =>
  reverseInvoice({
    feeOre: invoice.fee_ore,
    taxOre: invoice.tax_ore,
    roundedOre: invoice.rounded_ore,
    payOre: invoice.pay_ore,
    rows: rows.map(({ id, name, quantity, unit, fee_ore, total_ore, tax_rate, tax_ore }) => ({
      ...{ id, name, quantity, unit },
      taxRate: tax_rate,
      feeOre: fee_ore,
      netOre: total_ore,
      taxOre: tax_ore,
    })),
  });

/** Inserts a credit invoice with every amount negated. */
const insertFullCredit = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  invoice: Invoice,
): Promise<CreatedCreditInvoice> => {
  const { rows, ...totals } = reverse(invoice, await listRows(context.tx, invoice.id));
  return insertCreditInvoice(context, invoice, {
    ...totals,
    period: invoice,
    reason: null,
    rows: rows.map(({ id, name, quantity, unit, taxRate, feeOre, netOre, taxOre }) => ({
      ...{ name, quantity, unit },
      tax_rate: taxRate,
      fee_ore: feeOre,
      total_ore: netOre,
      tax_ore: taxOre,
      credits_row_id: id,
      explanation: null,
    })),
  });
};

/**
 * Credits a sent invoice (docs/domain-rules.md, D-13) with a credit invoice of the same amounts, negated; after partial
 * credits, of what is left. What was paid becomes the tenant's credit. Returns the credit invoice.
 */
export const creditInvoice = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  params: { type: string; id: number },
): Promise<CreatedCreditInvoice> => {
  const { tx, clock, account } = context;
  const invoice = await requireTypedInvoice(context, params);
  if (!canCredit(invoice)) throw invoiceStateProblem(invoice);
  const creditable = await readCreditableInvoice(tx, invoice);
  requireDepositKept(invoice, invoice.pay_ore - creditable.creditedPayOre);
  if (creditable.creditedPayOre > 0) {
    const rest = { amounts: remainingAmounts(creditable.rows), period: invoice, reason: null };
    return insertPartialCredit(context, invoice, creditable, rest);
  }
  const credit = await insertFullCredit(context, invoice);
  await releaseAllocations(tx, invoice.id);
  await changeInvoice(tx, invoice.id, { credited_at: clock.now().toISOString() });
  const { userId } = account;
  await addInvoiceEvent(tx, invoice.id, { kind: 'CREDITED', userId, detail: credit.reference });
  await refreshInvoiceStatuses(tx, [invoice.id, credit.id], clock.today());
  return credit;
};
