import { isAccountingType, requireTypedInvoice } from '@husrum/api-invoicing';
import { problem, type RequestContext } from '@husrum/api-platform';
import { integrationLabel } from '@husrum/contract/integration';
import { accountingTaskTexts } from './accounting-task.texts';
import { isRegisteredOrEnqueued } from './settlement.store';

/** Throws 409 for a payment that is, or will be, registered in the accounting program: only a person can remove it there. */
export const requireUndoable = async (
  request: RequestContext,
  params: { readonly type: string; readonly id: number; readonly paymentId: number },
): Promise<void> => {
  if (params.type === 'manual') return;
  const { invoice_type: type } = await requireTypedInvoice(request, params);
  if (!isAccountingType(type) || !(await isRegisteredOrEnqueued(request.tx, params.paymentId))) return;
  throw problem('conflict', { message: accountingTaskTexts.cannotUndoPayment(integrationLabel[type]) });
};
