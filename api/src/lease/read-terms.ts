import type { OkOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { leaseRecords } from './lease.store';
import { termsOverTime } from './lease-terms.rules';
import { adjustmentsOfLease, scheduledFor, storedTerms } from './lease-terms.store';

export const readTerms = async (
  { tx, clock }: RequestContext,
  id: number,
): Promise<OkOf<typeof leaseCalls.terms>> => {
  const [row] = await leaseRecords(tx, [id]);
  const { start, stop, area, entity_id } = orNotFound(row);
  const today = clock.today();
  const versions = (await storedTerms(tx, id)).map((version) => ({
    validFrom: version.valid_from,
    fee: version.fee,
    feeAsM2: version.fee_as_m2,
    area,
    interval: version.payment_interval,
    taxRate: version.tax_rate,
  }));
  const done = await adjustmentsOfLease(tx, id);
  const scheduled = await scheduledFor(tx, entity_id, today);
  return { data: termsOverTime(versions, { lease: { start, stop }, done, scheduled, today }) };
};
