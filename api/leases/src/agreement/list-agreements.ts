import type { Agreement } from '@husrum/contract/agreement';
import { loadLeaseRecords } from '../lease/lease.store';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { listAgreementsOfLease } from './agreement.store';

export const listAgreements = async (
  { tx, settings }: RequestContext,
  leaseId: number,
): Promise<Agreement[]> => {
  const [lease] = await loadLeaseRecords(tx, [leaseId]);
  orNotFound(lease);
  return listAgreementsOfLease(tx, leaseId, { isSigningOn: settings.zigned !== undefined });
};
