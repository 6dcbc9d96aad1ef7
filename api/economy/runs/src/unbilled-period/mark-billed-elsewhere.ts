import { lockLease } from '@husrum/api-leases';
import { lockCompany } from '@husrum/api-objects';
import { invalidInput, orNotFound, type RequestContext } from '@husrum/api-platform';
import type { BodyOf, ResponseOf } from '@husrum/contract/core';
import type { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { saveBilledElsewhereUntil } from './unbilled-period.store';
import { unbilledPeriodTexts } from './unbilled-period.texts';

type MarkCall = typeof unbilledPeriodCalls.markBilledElsewhere;

/** Records that days until `until` were billed outside the product, so that they are not unbilled. Throws 422 when it is after today. */
export const markBilledElsewhere = async (
  { tx, clock }: RequestContext,
  { until, company_id, lease_id }: BodyOf<MarkCall>,
): Promise<ResponseOf<MarkCall>> => {
  if (until > clock.today()) throw invalidInput({ until: [unbilledPeriodTexts.dayAfterToday] });
  if (company_id !== null) orNotFound(await lockCompany(tx, company_id));
  if (lease_id !== null) orNotFound(await lockLease(tx, lease_id));
  const leases = await saveBilledElsewhereUntil(tx, until, {
    company_id: company_id ?? undefined,
    lease_id: lease_id ?? undefined,
  });
  return { message: unbilledPeriodTexts.billedElsewhere(leases, until), leases };
};
