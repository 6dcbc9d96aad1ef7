import type { BodyOf, OkOf } from '@husrum/contract/core';
import type { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { lockCompany } from '../company/company.store';
import { lockLease } from '../lease/lease.store';
import { found, invalid } from '../platform/errors';
import type { Work } from '../platform/http';
import { billedElsewhere } from './unbilled.store';

type Settle = typeof unbilledPeriodCalls.markBilledElsewhere;

/** Takes days out of the gaps: they were billed before the product was, or on paper. Only days that have passed. */
export const settleElsewhere = async (
  { tx, clock }: Work,
  { until, company_id, lease_id }: BodyOf<Settle>,
): Promise<OkOf<Settle>> => {
  if (until > clock.today()) throw invalid({ until: ['Välj en dag som har passerat'] });
  if (company_id !== null) found(await lockCompany(tx, company_id));
  if (lease_id !== null) found(await lockLease(tx, lease_id));
  const leases = await billedElsewhere(tx, until, {
    company_id: company_id ?? undefined,
    lease_id: lease_id ?? undefined,
  });
  const what = leases === 1 ? '1 uthyrning' : `${leases} uthyrningar`;
  return { message: `${what} räknas som fakturerade till och med ${until}`, leases };
};
