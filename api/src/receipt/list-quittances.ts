import type { Quittance } from '@husrum/contract/receipt';
import { leaseRecords } from '../lease/lease.store';
import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { quittancesOf } from './quittance.store';

export const listQuittances = async ({ tx }: Work, leaseId: number): Promise<Quittance[]> => {
  const [lease] = await leaseRecords(tx, [leaseId]);
  found(lease);
  return quittancesOf(tx, leaseId);
};
