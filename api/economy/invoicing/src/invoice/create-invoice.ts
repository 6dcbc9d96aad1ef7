import { invoicingProgress } from '@husrum/api-leases';
import { invalidInput, orNotFound, type RequestContext } from '@husrum/api-platform';
import { nextMonthAfterManualInvoice } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { createLeaseInvoice } from './create-lease-invoices';
import { listInvoicedPeriods } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { alreadyInvoicedText, invoicePeriodErrors } from './invoice-period.rules';
import { lockLeaseForInvoicing } from './lease-for-invoicing.store';

interface CreateInvoiceCommand {
  readonly lease_id: number;
  readonly start: LocalDate;
  readonly stop: LocalDate;
  /** Beside the rent: the days may be invoiced already. */
  readonly supplement: boolean;
}

/** Creates an invoice by hand (docs/domain-rules.md, D-9). It can be edited until it gets its number. Returns its id. */
export const createInvoice = async (
  { tx, clock, account }: RequestContext,
  { lease_id, start, stop, supplement }: CreateInvoiceCommand,
): Promise<number> => {
  const lease = orNotFound(await lockLeaseForInvoicing(tx, lease_id));
  const period = { start, stop };
  const errors = invoicePeriodErrors(period, lease);
  if (errors) throw invalidInput(errors);
  const [overlapping] = supplement ? [] : await listInvoicedPeriods(tx, lease.id, period);
  if (overlapping) throw invalidInput({ start: [alreadyInvoicedText(overlapping)] });

  const kind = supplement ? 'SUPPLEMENT' : 'RENT';
  const { id } = await createLeaseInvoice(tx, { lease, kind, period, sendDate: clock.today() });
  await addInvoiceEvent(tx, id, { kind: 'CREATED', userId: account.userId });
  if (kind === 'RENT') {
    const next = nextMonthAfterManualInvoice(lease.nextMonth, period, lease.interval, lease);
    if (next !== lease.nextMonth)
      await invoicingProgress.saveNextMonths(tx, [{ leaseId: lease.id, month: next }]);
  }
  return id;
};
