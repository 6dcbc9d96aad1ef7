import { invoicingProgress, lockLease } from '@husrum/api-leases';
import { lockCompany } from '@husrum/api-objects';
import { invalidInput, orNotFound, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import type { LocalDate } from '@husrum/format';
import { unbilledPeriodTexts } from './unbilled-period.texts';

type MarkCall = typeof unbilledPeriodCalls.markBilledElsewhere;

interface MarkBilledElsewhereCommand {
  readonly until: LocalDate;
  /** Null: the leases of all companies. */
  readonly companyId: number | null;
  /** Null: all leases. */
  readonly leaseId: number | null;
}

/** Records that days until `until` were billed outside the product, so that they are not unbilled. Throws 422 when it is after today. */
export const markBilledElsewhere = async (
  { tx, clock }: RequestContext,
  { until, companyId, leaseId }: MarkBilledElsewhereCommand,
): Promise<ResponseOf<MarkCall>> => {
  if (until > clock.today()) throw invalidInput({ until: [unbilledPeriodTexts.dayAfterToday] });
  if (companyId !== null) orNotFound(await lockCompany(tx, companyId));
  if (leaseId !== null) orNotFound(await lockLease(tx, leaseId));
  const leases = await invoicingProgress.saveBilledElsewhereUntil(tx, until, { companyId, leaseId });
  return { message: unbilledPeriodTexts.billedElsewhere(leases, until), leases };
};
