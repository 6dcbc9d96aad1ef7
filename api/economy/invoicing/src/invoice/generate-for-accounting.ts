import { findCompanyIntegration } from '@husrum/api-connections';
import { problem, type RequestContext } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { enqueueInvoiceCreation, unlinkFromAccounting } from './accounting-changes';
import { isPaidByAutogiro } from './autogiro.rules';
import { changeInvoice } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { takeInvoiceNumber } from './invoice-number.store';
import { findAutogiroFrom, requiresReview } from './invoice-party.store';
import { stageOnSubmit } from './invoice-status.rules';
import { applyTenantCredit, releaseAllocations } from './offset-credit';
import { findInvoiceProblem } from './recalculate-invoice';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { requireInvoice } from './require-invoice';

export interface QueuedInvoiceTasks {
  readonly integrationId: number;
  readonly taskIds: readonly number[];
}

/**
 * Gives an editable invoice its number, and enqueues its creation in the accounting program of its company. Throws 424 when the
 * company does not use that program. A number from an earlier attempt is used again. `detail` is stored with the task.
 */
export const generateForAccounting = async (
  context: RequestContext,
  id: number,
  { program, detail }: { program: AccountingName; detail: Readonly<Record<string, unknown>> },
): Promise<QueuedInvoiceTasks> => {
  const { tx, clock, account } = context;
  const { userId } = account;
  const invoice = await requireInvoice(context, id);
  if (invoice.invoice_type !== null) throw problem('invoiceGenerated');
  if (invoice.locked_at !== null) throw problem('invoiceLocked');
  const { company_id: companyId, tenant_id: tenantId } = invoice;
  const integration = companyId === null ? undefined : await findCompanyIntegration(tx, companyId);
  if (companyId === null || integration?.name !== program) throw problem('notConnected');

  const { reference, ocr } =
    invoice.reference === null
      ? await takeInvoiceNumber(tx, companyId)
      : { reference: invoice.reference, ocr: invoice.ocr };
  const stage = stageOnSubmit(await requiresReview(tx, companyId));
  const mandateFrom = tenantId === null ? null : await findAutogiroFrom(tx, tenantId);
  const autogiro = isPaidByAutogiro({ type: program, mandateFrom, dueAt: invoice.due_at });
  const generated = { ...invoice, reference, ocr, stage, autogiro, invoice_type: program };
  const message = await findInvoiceProblem(tx, generated);
  if (message !== null) throw problem('invoiceIncomplete', { message });
  await changeInvoice(tx, id, { reference, ocr, stage, autogiro, invoice_type: program, error: null });
  await addInvoiceEvent(tx, id, { kind: 'GENERATED', userId, detail: reference });
  const integrationId = integration.id;
  const taskIds = await enqueueInvoiceCreation(tx, [{ id, reference, integrationId, error: null }], {
    userId,
    detail,
  });
  if (stage === 'READY') await applyTenantCredit(tx, generated);
  await refreshInvoiceStatuses(tx, [id], clock.today());
  return { integrationId, taskIds };
};

/** Makes an invoice editable again after the accounting program has refused it. It keeps its number. */
export const undoGeneration = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  id: number,
): Promise<void> => {
  await unlinkFromAccounting(tx, id);
  await releaseAllocations(tx, id);
  await changeInvoice(tx, id, { invoice_type: null, stage: 'EDIT', error: null, autogiro: false });
  await refreshInvoiceStatuses(tx, [id], clock.today());
};
