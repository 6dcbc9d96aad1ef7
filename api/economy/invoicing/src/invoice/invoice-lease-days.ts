import { invoicingProgress } from '@husrum/api-leases';
import { invalidInput, orNotFound, type RequestContext } from '@husrum/api-platform';
import { nextMonthAfterManualInvoice, type Period } from '@husrum/api-rent';
import type { PaymentInterval } from '@husrum/contract/lease';
import { generateInvoices } from './generate-invoices';
import { findInvoice, listInvoicedPeriods } from './invoice.store';
import { alreadyInvoicedText, invoicePeriodErrors } from './invoice-period.rules';
import { lockLeaseForInvoicing } from './lease-for-invoicing.store';

interface InvoiceLeaseDaysCommand extends Period {
  readonly leaseId: number;
  /** The period of each invoice. */
  readonly split: (days: Period, interval: PaymentInterval) => readonly Period[];
}

/** Creates numbered invoices for days of a lease that have none. Throws 422 if one of the invoices is invalid for the lease. */
export const invoiceLeaseDays = async (
  { tx, clock, account }: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  { leaseId, start, stop, split }: InvoiceLeaseDaysCommand,
): Promise<{ id: number; reference: string | null }[]> => {
  const today = clock.today();
  const lease = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  const [overlapping] = await listInvoicedPeriods(tx, lease.id, { start, stop });
  if (overlapping) throw invalidInput({ start: [alreadyInvoicedText(overlapping)] });
  const periods = split({ start, stop }, lease.interval);
  for (const period of periods) {
    const errors = invoicePeriodErrors(period, lease);
    if (errors) throw invalidInput(errors);
  }
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
  const invoices: { id: number; reference: string | null }[] = [];
  for (const { id } of created)
    invoices.push({ id, reference: (await findInvoice(tx, id))?.reference ?? null });
  return invoices;
};
