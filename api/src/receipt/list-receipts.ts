import type { Receipt } from '@husrum/contract/receipt';
import { leaseRecords } from '../lease/lease.store';
import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { receiptsOf } from './receipt.store';

export const listReceipts = async ({ tx }: Work, leaseId: number): Promise<Receipt[]> => {
  const [lease] = await leaseRecords(tx, [leaseId]);
  found(lease);
  return receiptsOf(tx, leaseId);
};
