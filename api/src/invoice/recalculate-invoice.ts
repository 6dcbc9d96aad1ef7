import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { invoiceProblem, settingsProblem } from '../rent/invoice-problem.rules';
import { stageAfterChange } from '../rent/invoice-status.rules';
import { invoiceTotals } from '../rent/invoice-totals.rules';
import { findAccountingProblem, followInvoiceChange, resumeAfterChange } from './accounting-changes';
import { changeInvoice, findInvoice, type Invoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { findInvoicingNumbers, findTenantIdentifier, requiresReview } from './invoice-party.store';
import { applyTenantCredit, releaseAllocations } from './offset-credit';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { changeRow, listRows } from './rows.store';

/** Why the invoice cannot be sent as it is. Null when it can, and before it is generated. */
export const findInvoiceProblem = async (tx: Tx, invoice: Invoice): Promise<string | null> => {
  const { invoice_type: type, tenant_id, fee_ore: feeOre, tax_ore: taxOre, pay_ore: payOre } = invoice;
  if (type === null) return null;
  const company = await findInvoicingNumbers(tx, invoice.company_id);
  // Everything else about a credit invoice follows from the invoice that it credits.
  if (invoice.kind === 'CREDIT') return company && settingsProblem(company, { taxOre, payOre });
  const tenant = tenant_id === null ? null : { identifier: await findTenantIdentifier(tx, tenant_id) };
  return (
    invoiceProblem({ type, tenant, feeOre, taxOre, payOre, company }) ??
    (await findAccountingProblem(tx, invoice))
  );
};

/** Writes the totals of the rows, and the VAT of each row (D-5, D-6). */
const writeTotals = async (tx: Tx, invoiceId: number): Promise<void> => {
  const rows = await listRows(tx, invoiceId);
  const { rowTaxesOre, feeOre, taxOre, roundedOre, payOre } = invoiceTotals(
    rows.map((row) => ({ netOre: row.total_ore, taxRate: row.tax_rate })),
  );
  for (const [index, row] of rows.entries()) {
    const taxOreOfRow = rowTaxesOre[index] ?? 0;
    if (taxOreOfRow !== row.tax_ore) await changeRow(tx, row.id, { tax_ore: taxOreOfRow });
  }
  await changeInvoice(tx, invoiceId, {
    fee_ore: feeOre,
    tax_ore: taxOre,
    rounded_ore: roundedOre,
    pay_ore: payOre,
  });
};

/** After a change of rows: new totals, back to review if the company requires it, and the tenant's credit offset again. */
export const recalculateInvoice = async (
  tx: Tx,
  before: Invoice,
  { userId, today }: { userId: number | null; today: LocalDate },
): Promise<void> => {
  const { id } = before;
  await writeTotals(tx, id);
  await releaseAllocations(tx, id);
  const review = before.company_id !== null && (await requiresReview(tx, before.company_id));
  const stage = stageAfterChange(before.stage, review);
  const invoice = await findInvoice(tx, id);
  if (invoice === undefined) return;
  await resumeAfterChange(tx, invoice);
  const error = await findInvoiceProblem(tx, invoice);
  await changeInvoice(tx, id, { stage, error });
  if (stage !== before.stage) await addInvoiceEvent(tx, id, { kind: 'REOPENED', userId });
  if (error === null) await followInvoiceChange(tx, invoice, userId);
  if (stage === 'READY' && error === null) await applyTenantCredit(tx, invoice);
  await refreshInvoiceStatuses(tx, [id], today);
};
