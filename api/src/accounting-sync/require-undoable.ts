import { integrationLabel } from '@husrum/contract/integration';
import { isAccountingType } from '../invoice/accounting-changes';
import { requireTypedInvoice } from '../invoice/require-invoice';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { accountingTaskTexts } from './accounting-task.texts';
import { listSharedPayments } from './synced-invoice.store';

/** A payment that is booked in the accounting program is removed there: neither program lets others do it. */
export const requireUndoable = async (
  request: RequestContext,
  params: { readonly type: string; readonly id: number; readonly paymentId: number },
): Promise<void> => {
  if (params.type === 'manual') return;
  const { invoice_type: type } = await requireTypedInvoice(request, params);
  const shared = await listSharedPayments(request.tx, params.id);
  if (!isAccountingType(type) || !shared.some(({ paymentId }) => paymentId === params.paymentId)) return;
  throw problem('conflict', { message: accountingTaskTexts.cannotUndoPayment(integrationLabel[type]) });
};
