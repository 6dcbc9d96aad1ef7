import {
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  requireUnchanged,
  type Tx,
} from '@husrum/api-platform';
import { billedPeriodsAfterChange, type Period, type Span } from '@husrum/api-rent';
import type { Lease } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { activateTenants } from '../tenant/tenant.store';
import { listBilledPeriods, listCreditedPeriods } from './billed-periods.store';
import { conflictingFields, type LeaseChange } from './edit-conflict.rules';
import { readGenerateSettings } from './entity-to-let.store';
import { type MissedAdjustment, requireMissedAdjustments } from './find-missed-adjustments';
import { lockLease, saveLease } from './lease.store';
import { leaseTexts } from './lease.texts';
import {
  findCreditedDays,
  findLastDay,
  findLastLockedDay,
  findNewTermsStart,
  hasSameRent,
  hasSameTerms,
  isReactivation,
  nextMonthAfterChange,
  type RentTerms,
  toNoticeGiven,
  toTerminatedAt,
} from './lease-change.rules';
import { toLeaseEvents } from './lease-event.rules';
import { insertLeaseEvent } from './lease-event.store';
import { countUnreturnedReceipts } from './lease-receipt.store';
import { computeLeaseState } from './lease-row.rules';
import { listLeaseTenants } from './lease-tenant.store';
import { readLease } from './read-lease';
import {
  changeTaxRateWithin,
  moveFirstRentVersion,
  replaceRentVersionsFrom,
  replaceRentVersionsWithin,
} from './rent-version.store';
import { requireNoOverlap } from './require-no-overlap';
import { requireRentable } from './require-rentable';
import { validateEnd, validateNextMonth } from './validate-change.rules';

interface TermsChange {
  readonly before: RentTerms;
  readonly change: RentTerms;
  /** The first day of the new terms. */
  readonly termsFrom: LocalDate;
  /** Earlier days that get the new terms, too. */
  readonly credited: readonly Period[];
}

/** A new rent replaces the later ones. A new VAT alone leaves each rent, so that a scheduled adjustment still changes it (docs/domain-rules.md, D-15). */
const changeTerms = async (
  tx: Tx,
  id: number,
  { before, change, termsFrom, credited }: TermsChange,
): Promise<void> => {
  if (hasSameRent(before, change)) {
    for (const days of [...credited, { start: termsFrom, stop: null }])
      await changeTaxRateWithin(tx, id, days, change.tax_rate);
    return;
  }
  await replaceRentVersionsFrom(tx, id, termsFrom, change);
  for (const period of credited) await replaceRentVersionsWithin(tx, id, period, change);
};

export interface UpdateLeaseCommand extends LeaseChange {
  readonly id: number;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
  /** The first day of the rents after the adjustments that the lease has missed on the days that it gets. Left out or null: they are not applied. */
  readonly missed_adjustments_from?: LocalDate | null;
}

interface LeaseUpdate {
  readonly lease: Lease;
  /** The days before the change. */
  readonly before: Span;
  readonly isSpanChanged: boolean;
  readonly areTermsChanged: boolean;
  /** The missed adjustments that the caller applies. */
  readonly missed: readonly MissedAdjustment[];
  /** Reads the lease anew, after they are applied. */
  readonly reread: () => Promise<Lease>;
}

/** Changes terms, period and next invoice month in one call. An unchanged end, an unchanged month and unchanged terms are not validated. */
export const updateLease = async (
  context: RequestContext,
  { id, updated_at, missed_adjustments_from: adjustFrom, ...change }: UpdateLeaseCommand,
): Promise<LeaseUpdate> => {
  const { tx, clock } = context;
  const today = clock.today();
  const before = orNotFound(await lockLease(tx, id));
  requireUnchanged(before, updated_at, () => conflictingFields(before, change));
  const isEnded = computeLeaseState(before, today) === 'inactive';
  if (isEnded && !isReactivation(change, today)) throw problem('conflict', { message: leaseTexts.ended });

  const invoices = await listBilledPeriods(tx, id);
  const lastLocked = findLastLockedDay(invoices);
  const spans = { before, after: change };
  const lastBilled = findLastDay(billedPeriodsAfterChange(invoices, before.payment_interval, spans));
  const settings = await readGenerateSettings(tx, before.entity_id);
  const errors = {
    ...validateEnd(before, change, { unreturned: await countUnreturnedReceipts(tx, id), today }),
    ...validateNextMonth(before, change, settings, today),
  };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  if (change.fee_as_m2 && !hasSameTerms(before, change))
    await requireRentable(tx, { ...change, entity_id: before.entity_id });
  const field = change.start === before.start && change.stop !== before.stop ? 'stop' : 'start';
  await requireNoOverlap(tx, { ...change, id, entity_id: before.entity_id }, field);

  const isMonthChosen =
    change.next_invoice_month !== null && change.next_invoice_month !== before.next_invoice_month;
  const nextInvoiceMonth = isMonthChosen
    ? change.next_invoice_month
    : nextMonthAfterChange(before, change, { lastBilled, settings, today });
  const noticeGiven = toNoticeGiven(before, change);
  await saveLease(tx, id, {
    ...change,
    next_invoice_month: nextInvoiceMonth,
    terminated_at: toTerminatedAt(before, change, clock.now().toISOString()),
    notice_given: noticeGiven,
    archived_at: isEnded ? null : before.archived_at,
  });
  if (change.start !== before.start) await moveFirstRentVersion(tx, id, change.start);
  const termsFrom = findNewTermsStart(change.start, lastLocked);
  if (!hasSameTerms(before, change)) {
    const credited = findCreditedDays(await listCreditedPeriods(tx, id), invoices, change, termsFrom);
    await changeTerms(tx, id, { before, change, termsFrom, credited });
  }
  for (const event of toLeaseEvents(before, { ...change, notice_given: noticeGiven }, termsFrom))
    await insertLeaseEvent(context, id, event);
  if (isEnded) {
    const tenants = await listLeaseTenants(tx, [id]);
    await activateTenants(
      tx,
      tenants.map((tenant) => tenant.id),
    );
  }
  // A rent that is agreed now is final: what was executed before does not change it.
  const gained = {
    id,
    entityId: before.entity_id,
    before,
    after: hasSameRent(before, change) ? change : before,
  };
  const missed = adjustFrom ? await requireMissedAdjustments(tx, gained, adjustFrom) : [];
  const lease = await readLease(context, id);
  return {
    lease,
    before,
    missed,
    reread: () => readLease(context, id),
    isSpanChanged: lease.start !== before.start || lease.stop !== before.stop,
    areTermsChanged: !hasSameTerms(before, lease),
  };
};
