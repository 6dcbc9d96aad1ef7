import type { Invoicebase } from '@husrum/contract/invoice';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { openNotice, openTyped } from './open-notice';

/** Where Fortnox and Visma will be asked. Until a company can be connected to one, nothing is: the notice stays as it is. */
export const generateOutside = async (work: Work, id: number): Promise<Invoicebase> => {
  await openNotice(work, id);
  throw problem('notConnected');
};

export const bookkeep = async (work: Work, at: { type: string; id: number }): Promise<Invoicebase> => {
  await openTyped(work, at);
  throw problem('notConnected');
};
