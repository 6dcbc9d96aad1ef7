import { invoicingProgress } from '@husrum/api-leases';
import { invalidInput, orNotFound, type RequestContext } from '@husrum/api-platform';
import { nextMonthAfterManualInvoice, type Period } from '@husrum/api-rent';
import type { ResponseOf } from '@husrum/contract/core';
import type { UnbilledInvoiceMode, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { generateInvoices } from '../invoice/generate-invoices';
import { findInvoice, listInvoicedPeriods } from '../invoice/invoice.store';
import { alreadyInvoicedText, invoicePeriodErrors } from '../invoice/invoice-period.rules';
import { type LeaseForInvoicing, lockLeaseForInvoicing } from '../invoice/lease-for-invoicing.store';
import { splitUnbilledPeriod } from './unbilled-period.rules';

type CreateCall = typeof unbilledPeriodCalls.createInvoices;

interface InvoiceUnbilledPeriodCommand extends Period {
  readonly leaseId: number;
  /** One invoice for all of it, or one for each payment period. */
  readonly mode: UnbilledInvoiceMode;
}

/** The periods of the invoices to create. Throws 422 if one of them is invalid for the lease. */
const toInvoicePeriods = (
  lease: LeaseForInvoicing,
  unbilled: Period,
  mode: UnbilledInvoiceMode,
): Period[] => {
  const periods = mode === 'ONE' ? [unbilled] : splitUnbilledPeriod(unbilled, lease.interval);
  for (const period of periods) {
    const errors = invoicePeriodErrors(period, lease);
    if (errors) throw invalidInput(errors);
  }
  return periods;
};

/**
 * Creates numbered invoices for an unbilled period of a lease: one for all of it, or one per payment period
 * (docs/domain-rules.md, D-8).
 */
export const invoiceUnbilledPeriod = async (
  { tx, clock, account }: RequestContext,
  { leaseId, start, stop, mode }: InvoiceUnbilledPeriodCommand,
): Promise<ResponseOf<CreateCall>> => {
  const today = clock.today();
  const lease = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  const [overlapping] = await listInvoicedPeriods(tx, lease.id, { start, stop });
  if (overlapping) throw invalidInput({ start: [alreadyInvoicedText(overlapping)] });
  const periods = toInvoicePeriods(lease, { start, stop }, mode);
  const created = await generateInvoices(
    tx,
    periods.map((period) => ({ lease, period, sendOn: today })),
    { today, userId: account.userId },
  );
  const nextMonth = periods.reduce(
    (month, period) => nextMonthAfterManualInvoice(month, period, lease.interval, lease),
    lease.nextMonth,
  );
  if (nextMonth !== lease.nextMonth)
    await invoicingProgress.saveNextMonths(tx, [{ leaseId: lease.id, month: nextMonth }]);
  const invoices: ResponseOf<CreateCall>['invoicebases'] = [];
  for (const { id } of created)
    invoices.push({ id, reference: (await findInvoice(tx, id))?.reference ?? null });
  return { invoicebases: invoices };
};
