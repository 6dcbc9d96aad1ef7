import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import { invoiceProblem, settingsProblem } from '../rent/invoice-problem.rules';
import { stageAfterChange } from '../rent/invoice-status.rules';
import { invoiceTotals } from '../rent/invoice-totals.rules';
import {
  enqueueInvoiceUpdate,
  findAccountingProblem,
  findRefusal,
  retryStoppedTasks,
} from './accounting-changes';
import { changeInvoice, findInvoice, type Invoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { findInvoicingNumbers, findTenantIdentifier, requiresReview } from './invoice-party.store';
import { applyTenantCredit, releaseAllocations } from './offset-credit';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { changeRow, listRows } from './rows.store';

/** Why the invoice cannot be sent. Null when it can, or when it is not generated yet. */
export const findInvoiceProblem = async (tx: Tx, invoice: Invoice): Promise<string | null> => {
  const { kind, invoice_type: type, tenant_id } = invoice;
  const { fee_ore: feeOre, tax_ore: taxOre, pay_ore: payOre } = invoice;
  if (type === null) return null;
  const company = await findInvoicingNumbers(tx, invoice.company_id);
  // The rest of a credit invoice is copied from the invoice that it credits. A removed connection is no problem of it: the removal
  // makes it manual.
  if (kind === 'CREDIT')
    return (company && settingsProblem(company, { taxOre, payOre })) ?? (await findRefusal(tx, invoice));
  const tenant = tenant_id === null ? null : { identifier: await findTenantIdentifier(tx, tenant_id) };
  const rowCount = (await listRows(tx, invoice.id)).length;
  return (
    invoiceProblem({ kind, type, tenant, rowCount, feeOre, taxOre, payOre, company }) ??
    (await findAccountingProblem(tx, invoice))
  );
};

/** Writes the totals of the rows, and the VAT of each row (docs/domain-rules.md, D-5, D-6). */
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

/** After a change of rows: calculates the totals, requires review again if the company does, and offsets the tenant's credit. */
export const recalculateInvoice = async (
  tx: Tx,
  before: Invoice,
  { userId, today }: { userId: number | null; today: LocalDate },
): Promise<void> => {
  const { id } = before;
  await writeTotals(tx, id);
  await releaseAllocations(tx, id);
  const isReviewRequired = before.company_id !== null && (await requiresReview(tx, before.company_id));
  const stage = stageAfterChange(before.stage, isReviewRequired);
  const invoice = await findInvoice(tx, id);
  if (invoice === undefined) return;
  await retryStoppedTasks(tx, invoice);
  const error = await findInvoiceProblem(tx, invoice);
  await changeInvoice(tx, id, { stage, error });
  if (stage !== before.stage) await addInvoiceEvent(tx, id, { kind: 'REOPENED', userId });
  if (error === null) await enqueueInvoiceUpdate(tx, invoice, userId);
  if (stage === 'READY' && error === null) await applyTenantCredit(tx, invoice);
  await refreshInvoiceStatuses(tx, [id], today);
};
