import type { BodyOf, OkOf } from '@husrum/contract/core';
import type { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { lockCompany } from '../company/company.store';
import { lockLease } from '../lease/lease.store';
import { invalid, orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { billedElsewhere } from './unbilled.store';

type Settle = typeof unbilledPeriodCalls.markBilledElsewhere;

/** Takes days out of the gaps: they were billed before the product was, or on paper. Only days that have passed. */
export const settleElsewhere = async (
  { tx, clock }: RequestContext,
  { until, company_id, lease_id }: BodyOf<Settle>,
): Promise<OkOf<Settle>> => {
  if (until > clock.today()) throw invalid({ until: ['Välj en dag som har passerat'] });
  if (company_id !== null) orNotFound(await lockCompany(tx, company_id));
  if (lease_id !== null) orNotFound(await lockLease(tx, lease_id));
  const leases = await billedElsewhere(tx, until, {
    company_id: company_id ?? undefined,
    lease_id: lease_id ?? undefined,
  });
  const what = leases === 1 ? '1 uthyrning' : `${leases} uthyrningar`;
  return { message: `${what} räknas som fakturerade till och med ${until}`, leases };
};
