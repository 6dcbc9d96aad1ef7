import type { Receipt } from '@husrum/contract/receipt';
import { leaseRecords } from '../lease/lease.store';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { receiptsOf } from './receipt.store';

export const listReceipts = async ({ tx }: RequestContext, leaseId: number): Promise<Receipt[]> => {
  const [lease] = await leaseRecords(tx, [leaseId]);
  orNotFound(lease);
  return receiptsOf(tx, leaseId);
};
