import type { SendingAction, SendingPreview } from '@husrum/contract/invoice-batch';
import { statusToday } from '../invoice/require-invoice';
import { approvalObstacle } from '../invoice/update-invoice';
import { findRecipients, isReadyOrStopped } from '../invoice-sending/find-recipients';
import { jobRunTexts } from '../job-run/job-run.texts';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { settingsProblem } from '../rent/invoice-problem.rules';
import { sendingPreviewTexts } from './invoice-batch.texts';
import { findSendingSources, type SendingSource } from './sending-preview.store';
import { type CheckedInvoice, summarizeSending } from './to-sending-preview';

const findSettingsProblem = ({ bankgiro, plusgiro, vat, tax_ore, pay_ore }: SendingSource): string | null =>
  settingsProblem({ bankgiro, plusgiro, vat }, { taxOre: tax_ore, payOre: pay_ore });

const checkApproval = (source: SendingSource): string | null => {
  const obstacle = approvalObstacle(source);
  if (obstacle?.key === 'invoiceState') return sendingPreviewTexts.notInReview;
  return obstacle?.message ?? source.error ?? findSettingsProblem(source);
};

/** Why the invoices cannot be approved or sent, by invoice id. Null for those that can. */
const findProblems = async (
  { tx }: Pick<RequestContext, 'tx'>,
  sources: readonly SendingSource[],
  action: SendingAction,
): Promise<ReadonlyMap<number, string | null>> => {
  if (action === 'APPROVE') return new Map(sources.map((source) => [source.id, checkApproval(source)]));
  const isIncluded = (source: SendingSource) => action === 'RESEND' || isReadyOrStopped(source);
  const problems = new Map<number, string>();
  for (const source of sources)
    if (!isIncluded(source)) problems.set(source.id, jobRunTexts.notReadyOrAlreadySent);
  const included = sources.filter(isIncluded);
  const { rejected } = await findRecipients({ tx }, included);
  for (const { invoice, problem: reason } of rejected) problems.set(invoice.id, reason.message);
  return problems;
};

/** Whom invoices would go to, what there is to pay, when, and to which account. 404 when none of them exists. */
export const previewSending = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  { ids, action }: { ids: readonly number[]; action: SendingAction },
): Promise<SendingPreview> => {
  const today = clock.today();
  const sources = (await findSendingSources(tx, ids)).map((source) => ({
    ...source,
    status: statusToday(source, today),
  }));
  if (sources.length === 0) throw problem('notFound');
  const problems = await findProblems({ tx }, sources, action);
  const checked = sources.map((source): CheckedInvoice => {
    const reason = problems.get(source.id) ?? null;
    return { source, problem: reason, isSettings: reason !== null && reason === findSettingsProblem(source) };
  });
  return summarizeSending(checked, today);
};
