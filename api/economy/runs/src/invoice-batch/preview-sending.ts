import { findApprovalProblem, statusToday } from '@husrum/api-invoicing';
import { problem, type RequestContext } from '@husrum/api-platform';
import { settingsProblem } from '@husrum/api-rent';
import type { SendingAction, SendingPreview } from '@husrum/contract/invoice-batch';
import { findRecipients, isReadyOrStopped } from '../invoice-sending/find-recipients';
import { jobRunTexts } from '../job-run/job-run.texts';
import { sendingPreviewTexts } from './invoice-batch.texts';
import { findRemarksById } from './invoice-remarks.store';
import { type InvoiceToPreview, listInvoicesToPreview } from './sending-preview.store';
import { type CheckedInvoice, summarizeSending } from './summarize-sending';

const findSettingsProblem = ({
  bankgiro,
  plusgiro,
  vat,
  tax_ore,
  pay_ore,
}: InvoiceToPreview): string | null =>
  settingsProblem({ bankgiro, plusgiro, vat }, { taxOre: tax_ore, payOre: pay_ore });

const findApprovalProblemText = (invoice: InvoiceToPreview): string | null => {
  const approvalProblem = findApprovalProblem(invoice);
  if (approvalProblem?.key === 'invoiceState') return sendingPreviewTexts.notInReview;
  return approvalProblem?.message ?? invoice.error ?? findSettingsProblem(invoice);
};

/** Why the invoices cannot be approved or sent, by invoice id. The result is null or missing for those that can. */
const findProblems = async (
  { tx }: Pick<RequestContext, 'tx'>,
  invoices: readonly InvoiceToPreview[],
  action: SendingAction,
): Promise<ReadonlyMap<number, string | null>> => {
  if (action === 'APPROVE')
    return new Map(invoices.map((invoice) => [invoice.id, findApprovalProblemText(invoice)]));
  const isIncluded = (invoice: InvoiceToPreview) => action === 'RESEND' || isReadyOrStopped(invoice);
  const problems = new Map<number, string>();
  for (const invoice of invoices)
    if (!isIncluded(invoice)) problems.set(invoice.id, jobRunTexts.notReadyOrAlreadySent);
  const included = invoices.filter(isIncluded);
  const { rejected } = await findRecipients({ tx }, included);
  for (const { invoice, problem: reason } of rejected) problems.set(invoice.id, reason.message);
  return problems;
};

/**
 * The recipients, amounts, due dates and payee accounts of invoices before they are sent, and what should be checked. Throws
 * 404 when none of them exists.
 */
export const previewSending = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  { ids, action }: { ids: readonly number[]; action: SendingAction },
): Promise<SendingPreview> => {
  const today = clock.today();
  const invoices = (await listInvoicesToPreview(tx, ids)).map((invoice) => ({
    ...invoice,
    status: statusToday(invoice, today),
  }));
  if (invoices.length === 0) throw problem('notFound');
  const problems = await findProblems({ tx }, invoices, action);
  const noAddress = problem('invoiceWithoutEmail').message;
  const checked = invoices.map((invoice): CheckedInvoice => {
    const reason = problems.get(invoice.id) ?? null;
    return {
      invoice,
      problem: reason,
      isSettingsProblem: reason !== null && reason === findSettingsProblem(invoice),
      isAddressProblem: reason === noAddress,
    };
  });
  const summary = summarizeSending(checked, today);
  const remarks = await findRemarksById(
    tx,
    summary.invoices.map(({ id }) => id),
  );
  return {
    ...summary,
    invoices: summary.invoices.map((invoice) => ({
      ...invoice,
      remarks: [...(remarks.get(invoice.id) ?? [])],
    })),
  };
};
