import type { Invoice } from '@husrum/contract/invoice';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { openInvoice, openTyped } from './open-invoice';

/** Where Fortnox and Visma will be asked. Until a company can be connected to one, nothing is: the invoice stays as it is. */
export const generateOutside = async (context: RequestContext, id: number): Promise<Invoice> => {
  await openInvoice(context, id);
  throw problem('notConnected');
};

export const bookkeep = async (
  context: RequestContext,
  at: { type: string; id: number },
): Promise<Invoice> => {
  await openTyped(context, at);
  throw problem('notConnected');
};
