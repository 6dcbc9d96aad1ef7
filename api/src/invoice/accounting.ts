import type { Invoice } from '@husrum/contract/invoice';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { requireInvoice, requireTypedInvoice } from './require-invoice';

/** Creates the invoice in Fortnox or Visma. A company cannot be connected to them yet, so the invoice stays as it is. */
export const generateInAccountingSystem = async (context: RequestContext, id: number): Promise<Invoice> => {
  await requireInvoice(context, id);
  throw problem('notConnected');
};

export const bookkeep = async (
  context: RequestContext,
  params: { type: string; id: number },
): Promise<Invoice> => {
  await requireTypedInvoice(context, params);
  throw problem('notConnected');
};
