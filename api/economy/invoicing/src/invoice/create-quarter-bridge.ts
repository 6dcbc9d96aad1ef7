import { insertLeaseEvent, invoicingProgress } from '@husrum/api-leases';
import { readInvoicingCalendar } from '@husrum/api-objects';
import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { planQuarterBridge } from '@husrum/api-rent';
import { formatMonth } from '@husrum/format';
import { createInvoice } from './create-invoice';
import { invoiceTexts } from './invoice.texts';
import { lockLeaseForInvoicing } from './lease-for-invoicing.store';
import { listActiveRentInvoices } from './lease-invoices.store';

/**
 * Adapts the periods of a quarterly lease to the calendar quarters (docs/domain-rules.md, D-2): creates an invoice until the end
 * of the quarter, and moves the next invoice month to the first of the next quarter. Returns the id of the invoice.
 */
export const createQuarterBridge = async (context: RequestContext, leaseId: number): Promise<number> => {
  const { tx, clock } = context;
  const lease = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  const { firstMonthToComplete } = await readInvoicingCalendar(tx, lease.company.id, clock.today());
  const bridge = planQuarterBridge(lease, firstMonthToComplete, await listActiveRentInvoices(tx, leaseId));
  if (bridge === null) throw problem('conflict', { message: invoiceTexts.noQuarterBridge });
  const id = await createInvoice(context, { lease_id: leaseId, ...bridge.period, supplement: false });
  await invoicingProgress.saveNextMonths(tx, [{ leaseId, month: bridge.nextMonth }]);
  if (bridge.nextMonth !== null)
    await insertLeaseEvent(context, leaseId, { kind: 'MONTH_MOVED', detail: formatMonth(bridge.nextMonth) });
  return id;
};
