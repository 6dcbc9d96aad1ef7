import { integrationLabel } from '@husrum/contract/integration';
import { isAccountingType } from '../invoice/accounting-changes';
import { requireTypedInvoice } from '../invoice/require-invoice';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { accountingTaskTexts } from './accounting-task.texts';
import { isRegisteredInProgram } from './settlement.store';

/** Throws 409 for a payment that is booked in the accounting program. It can only be removed by a user of that program. */
export const requireUndoable = async (
  request: RequestContext,
  params: { readonly type: string; readonly id: number; readonly paymentId: number },
): Promise<void> => {
  if (params.type === 'manual') return;
  const { invoice_type: type } = await requireTypedInvoice(request, params);
  if (!isAccountingType(type) || !(await isRegisteredInProgram(request.tx, params.paymentId))) return;
  throw problem('conflict', { message: accountingTaskTexts.cannotUndoPayment(integrationLabel[type]) });
};
