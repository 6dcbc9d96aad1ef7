import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { Receipt } from '@husrum/contract/receipt';
import { loadLeaseRecords } from '../lease/lease.store';
import { listReceiptsOfLease } from './receipt.store';

export const listReceipts = async ({ tx }: RequestContext, leaseId: number): Promise<Receipt[]> => {
  const [lease] = await loadLeaseRecords(tx, [leaseId]);
  orNotFound(lease);
  return listReceiptsOfLease(tx, leaseId);
};
