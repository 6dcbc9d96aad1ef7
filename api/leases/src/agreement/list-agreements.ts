import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { Agreement } from '@husrum/contract/agreement';
import { loadLeaseRecords } from '../lease/lease.store';
import { listAgreementsOfLease } from './agreement.store';

export const listAgreements = async (
  { tx, settings }: RequestContext,
  leaseId: number,
): Promise<Agreement[]> => {
  const [lease] = await loadLeaseRecords(tx, [leaseId]);
  orNotFound(lease);
  return listAgreementsOfLease(tx, leaseId, { isSigningOn: settings.zigned !== undefined });
};
