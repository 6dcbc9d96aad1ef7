import { type Problem, problem, type RequestContext } from '@husrum/api-platform';
import { invoiceStatusLabel } from '@husrum/contract/invoice';
import { formatOre } from '@husrum/format';
import { enqueueInvoiceUpdate } from './accounting-changes';
import { changeInvoice, type Invoice } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { addInvoiceEvent } from './invoice-event.store';
import { invoiceStateProblem } from './invoice-state-problem';
import { canMarkReady } from './invoice-status.rules';
import { applyTenantCredit } from './offset-credit';
import { findInvoiceProblem } from './recalculate-invoice';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { requireInvoice } from './require-invoice';

/** The problem when the type or status of the invoice does not allow marking it as ready. Does not find incomplete data. */
export const findApprovalProblem = (invoice: Invoice): Problem | undefined => {
  const { invoice_type, locked_at, status } = invoice;
  if (invoice_type === null) return problem('invoiceNotGenerated');
  return locked_at === null && canMarkReady(status, invoice_type) ? undefined : invoiceStateProblem(invoice);
};

export const markReady = async ({ tx, clock, account }: RequestContext, invoice: Invoice): Promise<void> => {
  const approvalProblem = findApprovalProblem(invoice);
  if (approvalProblem) throw approvalProblem;
  const error = await findInvoiceProblem(tx, invoice);
  if (error !== null) throw problem('invalid', { message: error });
  await changeInvoice(tx, invoice.id, { stage: 'READY', error: null, mail_error: null });
  await addInvoiceEvent(tx, invoice.id, { kind: 'APPROVED', userId: account.userId });
  await enqueueInvoiceUpdate(tx, invoice, account.userId);
  await applyTenantCredit(tx, invoice);
  await refreshInvoiceStatuses(tx, [invoice.id], clock.today());
};

interface UpdateInvoiceCommand {
  readonly id: number;
  readonly isMadeReady: boolean;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

/** Marks an invoice ready to send, if asked to. The other change of the call, to resume the synchronisation, is made by `accounting-sync`. */
export const updateInvoice = async (
  context: RequestContext,
  { id, isMadeReady, updated_at }: UpdateInvoiceCommand,
): Promise<void> => {
  const invoice = await requireInvoice(context, id);
  if (updated_at !== null && updated_at !== invoice.updated_at) {
    const saved = invoiceTexts.savedStatus(invoiceStatusLabel[invoice.status], formatOre(invoice.pay_ore));
    throw problem('changedMeanwhile', {
      message: invoiceTexts.changedMeanwhile,
      fields: { status: [saved] },
    });
  }
  if (isMadeReady) await markReady(context, invoice);
};
