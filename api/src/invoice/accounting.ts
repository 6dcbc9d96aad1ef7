import type { Invoice } from '@husrum/contract/invoice';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { openInvoice, openTyped } from './open-invoice';

/** Where Fortnox and Visma will be asked. Until a company can be connected to one, nothing is: the invoice stays as it is. */
export const generateOutside = async (work: Work, id: number): Promise<Invoice> => {
  await openInvoice(work, id);
  throw problem('notConnected');
};

export const bookkeep = async (work: Work, at: { type: string; id: number }): Promise<Invoice> => {
  await openTyped(work, at);
  throw problem('notConnected');
};
