import type { Agreement } from '@husrum/contract/agreement';
import { leaseRecords } from '../lease/lease.store';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { agreementsOf } from './agreement.store';

export const listAgreements = async ({ tx }: RequestContext, leaseId: number): Promise<Agreement[]> => {
  const [lease] = await leaseRecords(tx, [leaseId]);
  orNotFound(lease);
  return agreementsOf(tx, leaseId);
};
