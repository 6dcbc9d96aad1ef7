import {
  accountingInvoices,
  accountingTasks,
  findCompanyIntegration,
  isCleanupAfterCompanyChange,
} from '@husrum/api-connections';
import type { Tx } from '@husrum/api-platform';
import { isAccountingName } from '@husrum/contract/accounting';
import { alreadyDoneHere, isAccountingType } from './accounting-changes';
import { isPaidByAutogiro } from './autogiro.rules';
import type { Invoice } from './invoice.store';
import { findAutogiroFrom } from './invoice-party.store';

/** Whether the invoice may already be booked in its program: the booking has been tried, and the outcome is not known. */
export const mayBeBooked = async (tx: Tx, invoiceId: number): Promise<boolean> =>
  (await accountingTasks.listOpen(tx, invoiceId)).some(
    ({ kind, state, attempts }) => kind === 'BOOKKEEP' && state === 'WAITING' && attempts > 0,
  );

/**
 * Moves an unsent invoice from the accounting program of its old company to that of its new one: the draft is cancelled in the
 * old program, and created in the new one when the invoice is recalculated. If the new company has no program, the invoice
 * becomes a manual one. Returns the changed columns of the invoice.
 */
export const moveToCompanyProgram = async (
  tx: Tx,
  invoice: Invoice,
  companyId: number,
  userId: number | null,
): Promise<Partial<Pick<Invoice, 'invoice_type' | 'autogiro' | 'sync_active'>>> => {
  const { id, invoice_type: type, tenant_id: tenantId, due_at: dueAt, reference } = invoice;
  if (!isAccountingType(type)) return {};
  const record = await accountingInvoices.find(tx, id);
  const target = await findCompanyIntegration(tx, companyId);
  if (record !== undefined && record.integration_id === target?.id) return {};
  const open = (await accountingTasks.listOpen(tx, id)).filter((task) => !isCleanupAfterCompanyChange(task));
  await accountingTasks.remove(
    tx,
    open.map((task) => task.id),
  );
  const oldIntegrationId = record?.integration_id ?? null;
  const mayHaveDraft = record?.state === 'DRAFT' || open.some(({ attempts }) => attempts > 0);
  if (record !== undefined && oldIntegrationId !== null && mayHaveDraft) {
    const { state, service_id, reference: key } = record;
    // `left` is the draft that the invoice leaves behind in the old program.
    const detail = { ...alreadyDoneHere, left: { state, service_id, reference: key } };
    await accountingTasks.enqueue(tx, [
      { integrationId: oldIntegrationId, invoiceId: id, kind: 'CANCEL', detail, userId },
    ]);
  }
  await accountingInvoices.remove(tx, id);
  if (target === undefined || !isAccountingName(target.name))
    return { invoice_type: 'MANUAL', autogiro: false, sync_active: true };
  await accountingInvoices.insert(tx, [
    {
      integrationId: target.id,
      invoiceId: id,
      reference: accountingInvoices.createReference(reference ?? String(id)),
    },
  ]);
  const mandateFrom = tenantId === null ? null : await findAutogiroFrom(tx, tenantId);
  return {
    invoice_type: target.name,
    autogiro: isPaidByAutogiro({ type: target.name, mandateFrom, dueAt }),
    sync_active: true,
  };
};
