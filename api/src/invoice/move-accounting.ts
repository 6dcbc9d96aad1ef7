import { isAccountingName } from '@husrum/contract/accounting';
import {
  createReference,
  findAccountingInvoice,
  findCompanyIntegration,
  insertAccountingInvoices,
  removeAccountingInvoice,
} from '../accounting/accounting-invoice.store';
import {
  clearsOldProgram,
  enqueueAccountingTasks,
  listOpenTasks,
  removeTasks,
} from '../accounting/accounting-task.store';
import type { Tx } from '../platform/db';
import { isPaidByAutogiro } from '../rent/autogiro.rules';
import { isAccountingType } from './accounting-changes';
import type { Invoice } from './invoice.store';
import { findAutogiroFrom } from './invoice-party.store';

/** Whether the invoice may be booked in its program already: its booking has been tried, and the outcome is not known. */
export const mayBeBooked = async (tx: Tx, invoiceId: number): Promise<boolean> =>
  (await listOpenTasks(tx, invoiceId)).some(
    ({ kind, state, attempts }) => kind === 'BOOKKEEP' && state === 'WAITING' && attempts > 0,
  );

/**
 * Moves an unsent invoice from the accounting program of one company to that of another: its draft is cancelled in the one,
 * and it is created in the other once it is recalculated. A company without a program sends it as a manual one. Returns what
 * changes on the invoice.
 */
export const moveToCompanyProgram = async (
  tx: Tx,
  invoice: Invoice,
  companyId: number,
  userId: number | null,
): Promise<Partial<Pick<Invoice, 'invoice_type' | 'autogiro'>>> => {
  const { id, invoice_type: type, tenant_id: tenantId, due_at: dueAt, reference } = invoice;
  if (!isAccountingType(type)) return {};
  const record = await findAccountingInvoice(tx, id);
  const target = await findCompanyIntegration(tx, companyId);
  if (record !== undefined && record.integration_id === target?.id) return {};
  const open = (await listOpenTasks(tx, id)).filter((task) => !clearsOldProgram(task));
  await removeTasks(
    tx,
    open.map((task) => task.id),
  );
  const oldId = record?.integration_id ?? null;
  const mayStandThere = record?.state === 'DRAFT' || open.some(({ attempts }) => attempts > 0);
  if (record !== undefined && oldId !== null && mayStandThere) {
    const { state, service_id, reference: key } = record;
    const detail = { isHere: true, left: { state, service_id, reference: key } };
    await enqueueAccountingTasks(tx, [
      { integrationId: oldId, invoiceId: id, kind: 'CANCEL', detail, userId },
    ]);
  }
  await removeAccountingInvoice(tx, id);
  if (target === undefined || !isAccountingName(target.name))
    return { invoice_type: 'MANUAL', autogiro: false };
  await insertAccountingInvoices(tx, [
    { integrationId: target.id, invoiceId: id, reference: createReference(reference ?? String(id)) },
  ]);
  const mandateFrom = tenantId === null ? null : await findAutogiroFrom(tx, tenantId);
  return { invoice_type: target.name, autogiro: isPaidByAutogiro({ type: target.name, mandateFrom, dueAt }) };
};
