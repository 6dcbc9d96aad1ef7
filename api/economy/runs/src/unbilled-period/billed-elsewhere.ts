import { invoicingProgress, lockLease } from '@husrum/api-leases';
import { lockCompany } from '@husrum/api-objects';
import {
  invalidInput,
  orNotFound,
  paginateInMemory,
  problem,
  type RequestContext,
} from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { endOfMonth, type LocalDate, latestDate } from '@husrum/format';
import { billedElsewhereTexts } from './billed-elsewhere.texts';

type MarkCall = typeof unbilledPeriodCalls.markBilledElsewhere;
type ListCall = typeof unbilledPeriodCalls.listBilledElsewhere;
type UndoCall = typeof unbilledPeriodCalls.undoBilledElsewhere;

interface MarkBilledElsewhereCommand {
  readonly until: LocalDate;
  /** Null: the leases of all companies. */
  readonly companyId: number | null;
  /** Null: all leases. */
  readonly leaseId: number | null;
}

/**
 * Records that days until `until` were billed outside the product: they are not unbilled, and no run invoices them
 * (docs/domain-rules.md, D-8). Throws 422 when it is after the current period of every lease.
 */
export const markBilledElsewhere = async (
  { tx, clock, account }: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  { until, companyId, leaseId }: MarkBilledElsewhereCommand,
): Promise<ResponseOf<MarkCall>> => {
  const today = clock.today();
  const scope = { companyId, leaseId };
  if (companyId !== null) orNotFound(await lockCompany(tx, companyId));
  if (leaseId !== null) orNotFound(await lockLease(tx, leaseId));
  const endOfThisMonth = endOfMonth(today);
  const last = await invoicingProgress.findLastMarkableDay(tx, today, scope);
  const latest = latestDate(endOfThisMonth, last ?? endOfThisMonth);
  if (until > latest) throw invalidInput({ until: [billedElsewhereTexts.afterCurrentPeriod(latest)] });
  const leases = await invoicingProgress.markBilledElsewhere(tx, until, {
    ...scope,
    today,
    userId: account.userId,
  });
  const message = billedElsewhereTexts.marked(leases, until, until > endOfThisMonth);
  return { message, leases };
};

/** What people have marked as billed elsewhere, the latest first. */
export const listBilledElsewhere = async (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: QueryOf<ListCall>,
): Promise<ResponseOf<ListCall>> =>
  paginateInMemory(context, query, await invoicingProgress.listMarks(context.tx), {
    marked_at: (mark) => mark.marked_at,
  });

/** Takes back a mark, except for leases of which a day is billed since. Throws 409 when that is all of them. */
export const undoBilledElsewhere = async (
  { tx }: Pick<RequestContext, 'tx'>,
  id: number,
): Promise<ResponseOf<UndoCall>> => {
  const { undone, billed } = orNotFound(await invoicingProgress.undoMark(tx, id));
  if (undone === 0) throw problem('conflict', { message: billedElsewhereTexts.allBilled });
  return { message: billedElsewhereTexts.undone(undone, billed), leases: undone };
};
