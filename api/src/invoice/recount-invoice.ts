import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { invoiceProblem } from '../rent/invoice-problem.rules';
import { stageAfterChange } from '../rent/invoice-status.rules';
import { invoiceTotals } from '../rent/invoice-totals.rules';
import { changeInvoice, findInvoice, type Invoice } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { identifierOf, requiresReview } from './invoice-party.store';
import { changeRow, rowsOf } from './invoice-row.store';
import { offsetCredit, releaseMoney } from './offset-credit';
import { settleInvoices } from './settle-invoices';

/** Why the invoice cannot be sent as it now is; null while it is only being edited. */
export const problemOf = async (tx: Tx, invoice: Invoice): Promise<string | null> =>
  invoice.invoice_type === null
    ? null
    : invoiceProblem({
        type: invoice.invoice_type,
        tenant: invoice.tenant_id === null ? null : { identifier: await identifierOf(tx, invoice.tenant_id) },
        payOre: invoice.pay_ore,
      });

/** Writes the sums of the rows, and the VAT of each (D-5, D-6). */
const writeTotals = async (tx: Tx, invoiceId: number): Promise<void> => {
  const rows = await rowsOf(tx, invoiceId);
  const { rowTaxesOre, feeOre, taxOre, roundedOre, payOre } = invoiceTotals(
    rows.map((row) => ({ netOre: row.total_ore, taxRate: row.tax_rate })),
  );
  for (const [index, row] of rows.entries()) {
    const taxed = rowTaxesOre[index] ?? 0;
    if (taxed !== row.tax_ore) await changeRow(tx, row.id, { tax_ore: taxed });
  }
  await changeInvoice(tx, invoiceId, {
    fee_ore: feeOre,
    tax_ore: taxOre,
    rounded_ore: roundedOre,
    pay_ore: payOre,
  });
};

/** After its rows changed: new sums, back to review where that is required, the tenant's credit offset anew. */
export const recountInvoice = async (
  tx: Tx,
  before: Invoice,
  { userId, today }: { userId: number | null; today: LocalDate },
): Promise<void> => {
  const { id } = before;
  await writeTotals(tx, id);
  await releaseMoney(tx, id);
  const review = before.company_id !== null && (await requiresReview(tx, before.company_id));
  const stage = stageAfterChange(before.stage, review);
  const invoice = await findInvoice(tx, id);
  if (invoice === undefined) return;
  const error = await problemOf(tx, invoice);
  await changeInvoice(tx, id, { stage, error });
  if (stage !== before.stage) await addEvent(tx, id, { what: 'REOPENED', userId });
  if (stage === 'READY' && error === null) await offsetCredit(tx, invoice);
  await settleInvoices(tx, [id], today);
};
