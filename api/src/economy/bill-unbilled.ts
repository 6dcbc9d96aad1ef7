import type { BodyOf, OkOf } from '@husrum/contract/core';
import type { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { type LocalDate, latest } from '@husrum/format';
import { type BilledLease, lockBilledLease, saveNextMonth } from '../invoice/billed-lease.store';
import { overlapText, periodProblem } from '../invoice/creation.rules';
import { generateParts } from '../invoice/generate-invoice';
import { findInvoice, liveRent } from '../invoice/invoice.store';
import { doubleRent } from '../invoice/make-invoice';
import { invalid, orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { dueDate } from '../rent/due-date.rules';
import { isDwelling } from '../rent/dwelling.rules';
import { firstPayable, gapPeriods } from '../rent/gap-invoices.rules';
import type { Period } from '../rent/period';
import { monthAfterManual } from '../rent/period-grid.rules';

type Bill = typeof unbilledPeriodCalls.createInvoices;

/** No earlier than the ordinary terms from today (D-8): days gone by do not fall due at once. */
const dueOf = (lease: BilledLease, period: Period, today: LocalDate): LocalDate =>
  dueDate({
    terms: lease.settings.terms,
    sendDate: today,
    periodStart: latest(period.start, firstPayable(today)),
    dwelling: isDwelling(lease.entity.kind),
  });

const partsOf = (lease: BilledLease, gap: Period, mode: BodyOf<Bill>['mode']): Period[] => {
  const parts = mode === 'ONE' ? [gap] : gapPeriods(gap, lease.interval);
  for (const part of parts) {
    const wrong = periodProblem(part, lease);
    if (wrong) throw invalid(wrong);
  }
  return parts;
};

/** Makes numbered invoices for days of a lease that have none: one for all of them, or one for each period (D-8). */
export const billUnbilled = async (
  { tx, clock, account }: RequestContext,
  { lease_id, start, stop, mode }: BodyOf<Bill>,
): Promise<OkOf<Bill>> => {
  const today = clock.today();
  const lease = orNotFound(await lockBilledLease(tx, lease_id));
  const [billed] = await liveRent(tx, lease.id, { start, stop });
  if (billed) throw invalid({ start: [overlapText(doubleRent, billed)] });
  const periods = partsOf(lease, { start, stop }, mode);
  const made = await generateParts(
    tx,
    periods.map((period) => ({
      lease,
      period,
      send: today,
      more: { due_at: dueOf(lease, period, today) },
    })),
    { today, userId: account.userId },
  );
  const next = periods.reduce(
    (month, period) => monthAfterManual(month, period, lease.interval, lease),
    lease.nextMonth,
  );
  if (next !== lease.nextMonth) await saveNextMonth(tx, lease.id, next);
  const invoices: OkOf<Bill>['invoicebases'] = [];
  for (const { id } of made) invoices.push({ id, reference: (await findInvoice(tx, id))?.reference ?? null });
  return { invoicebases: invoices };
};
