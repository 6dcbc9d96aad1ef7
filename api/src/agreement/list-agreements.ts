import type { Agreement } from '@husrum/contract/agreement';
import { leaseRecords } from '../lease/lease.store';
import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { agreementsOf } from './agreement.store';

export const listAgreements = async ({ tx }: Work, leaseId: number): Promise<Agreement[]> => {
  const [lease] = await leaseRecords(tx, [leaseId]);
  found(lease);
  return agreementsOf(tx, leaseId);
};
