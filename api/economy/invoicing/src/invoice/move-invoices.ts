import { orNotFound, type RequestContext } from '@husrum/api-platform';
import { isPaidByAutogiro } from './autogiro.rules';
import { changeInvoice, lockInvoices } from './invoice.store';
import { addInvoiceEvent } from './invoice-event.store';
import { lockLeaseForInvoicing } from './lease-for-invoicing.store';
import { listUnsentInvoiceIdsOfLease } from './lease-invoices.store';
import { mayBeBooked, moveToCompanyProgram } from './move-to-company-program';
import { recalculateInvoice } from './recalculate-invoice';
import { recalculateDueDate } from './recalculated-due-date';

type Context = Pick<RequestContext, 'tx' | 'clock' | 'account'>;

/**
 * Moves the unsent invoices of a lease to the company that its object now belongs to, with its name, payment terms, accounting
 * program and the tenant's credit with it. They keep their numbers, because the series belongs to the business.
 */
export const moveInvoicesToCompany = async (
  { tx, clock, account }: Context,
  leaseId: number,
  reason: string,
): Promise<void> => {
  const lease = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  const { company } = lease;
  const { userId } = account;
  for (const invoice of await lockInvoices(tx, await listUnsentInvoiceIdsOfLease(tx, leaseId))) {
    if (invoice.locked_at !== null || invoice.company_id === company.id) continue;
    // What is booked in the books of a company stays there.
    if (await mayBeBooked(tx, invoice.id)) continue;
    const moved = {
      company_id: company.id,
      company_name: company.name,
      ...recalculateDueDate(lease, invoice, invoice.start),
      ...(await moveToCompanyProgram(tx, invoice, company.id, userId)),
    };
    await changeInvoice(tx, invoice.id, moved);
    await addInvoiceEvent(tx, invoice.id, { kind: 'RECALCULATED', userId, detail: reason });
    await recalculateInvoice(tx, { ...invoice, ...moved }, { userId, today: clock.today() });
  }
};

/** Addresses the unsent invoices of a lease to its primary tenant, whose credit is offset on them. */
export const readdressInvoices = async (
  { tx, clock, account }: Context,
  leaseId: number,
  reason: string,
): Promise<void> => {
  const { tenant } = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  if (tenant === null) return;
  const { userId } = account;
  for (const invoice of await lockInvoices(tx, await listUnsentInvoiceIdsOfLease(tx, leaseId))) {
    if (invoice.locked_at !== null || invoice.tenant_id === tenant.id) continue;
    await changeInvoice(tx, invoice.id, {
      tenant_id: tenant.id,
      tenant_name: tenant.name,
      autogiro: isPaidByAutogiro({
        type: invoice.invoice_type,
        mandateFrom: tenant.autogiroFrom,
        dueAt: invoice.due_at,
      }),
    });
    await addInvoiceEvent(tx, invoice.id, { kind: 'RECALCULATED', userId, detail: reason });
    await recalculateInvoice(tx, invoice, { userId, today: clock.today() });
  }
};
