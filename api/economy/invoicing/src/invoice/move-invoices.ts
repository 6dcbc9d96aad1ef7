import { orNotFound, type RequestContext } from '@husrum/api-platform';
import {
  countedAdjustments,
  isSentAsPlanned,
  type Period,
  plannedSendDate,
  type Span,
} from '@husrum/api-rent';
import { dateInSweden, type LocalDate, monthOf } from '@husrum/format';
import { enqueueCancellation } from './accounting-changes';
import { isPaidByAutogiro } from './autogiro.rules';
import { writeCancellation } from './cancel-invoice';
import { saveCountedAdjustments } from './counted-adjustments.store';
import { dueDate } from './due-date.rules';
import { isDwelling } from './dwelling.rules';
import { adjustEditedRows } from './edited-rows';
import { changeInvoice, type Invoice, lockInvoices } from './invoice.store';
import { type InvoiceEffect, planInvoiceEffects, planRowsAfterChange } from './invoice-effect';
import { addInvoiceEvent } from './invoice-event.store';
import { type LeaseForInvoicing, lockLeaseForInvoicing } from './lease-for-invoicing.store';
import { listActiveRentInvoices, listUnlockedInvoiceIdsOfLease } from './lease-invoices.store';
import { mayBeBooked, moveToCompanyProgram } from './move-to-company-program';
import { recalculateInvoice } from './recalculate-invoice';
import { replaceInvoiceRows } from './replace-rows';

type Context = Pick<RequestContext, 'tx' | 'clock' | 'account'>;

/** The due date by the terms of the company, unless a person has chosen it. */
const recalculateDueDate = (lease: LeaseForInvoicing, invoice: Invoice, start: LocalDate) =>
  invoice.due_by_hand || invoice.send_date === null
    ? {}
    : {
        due_at: dueDate({
          terms: lease.settings.terms,
          sendDate: invoice.send_date,
          periodStart: start,
          dwelling: isDwelling(lease.entity.kind),
          minDays: lease.settings.minDays,
          onSchedule:
            invoice.job_run_id !== null &&
            isSentAsPlanned({
              createdOn: dateInSweden(new Date(invoice.created_at)),
              sentOn: invoice.send_date,
              plannedOn: plannedSendDate(monthOf(invoice.start), lease.settings),
            }),
        }),
      };

const updateInvoicePeriod = async (
  { tx, clock, account }: Context,
  lease: LeaseForInvoicing,
  invoice: Invoice,
  after: Period,
  reason: string,
): Promise<void> => {
  const { id } = invoice;
  const { userId } = account;
  const actor = { userId, today: clock.today() };
  const isMoved = after.start !== invoice.start || after.stop !== invoice.stop;
  const due = after.start === invoice.start ? {} : recalculateDueDate(lease, invoice, after.start);
  if (isMoved) {
    await changeInvoice(tx, id, { ...after, ...due });
    await adjustEditedRows(tx, id, invoice, after);
  }
  const changed = await replaceInvoiceRows(
    tx,
    [id],
    {
      isReplaced: () => true,
      canAdd: () => false,
      planRows: (period, replaced) => planRowsAfterChange(lease, invoice, period, replaced),
      reason,
    },
    actor,
  );
  if (!isMoved || changed.length > 0) return;
  await addInvoiceEvent(tx, id, { kind: 'RECALCULATED', userId, detail: reason });
  await recalculateInvoice(tx, invoice, actor);
};

/**
 * Updates the unsent rent invoices of a lease after a change of its days, terms or area (docs/domain-rules.md, D-7):
 * recalculates them, or cancels those without a day left. `before` is the days of the lease before the change. Returns the
 * effects on sent invoices with days outside the lease.
 */
export const updateLeaseInvoices = async (
  context: Context,
  leaseId: number,
  before: Span,
  reason: string,
): Promise<InvoiceEffect[]> => {
  const { tx } = context;
  const lease = orNotFound(await lockLeaseForInvoicing(tx, leaseId));
  const activeInvoices = await listActiveRentInvoices(tx, leaseId);
  const invoices = await lockInvoices(
    tx,
    activeInvoices.map(({ id }) => id),
  );
  const effects = await planInvoiceEffects(tx, lease, before, invoices);
  for (const { invoice, after } of effects.filter((effect) => effect.invoice.locked_at === null)) {
    if (after === null) {
      await writeCancellation(context, invoice);
      await enqueueCancellation(tx, invoice, context.account.userId);
    } else {
      await updateInvoicePeriod(context, lease, invoice, after, reason);
      await saveCountedAdjustments(tx, [
        { id: invoice.id, counted: countedAdjustments(lease, after, lease.adjustments) },
      ]);
    }
  }
  return effects.filter(({ invoice }) => invoice.locked_at !== null);
};

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
  for (const invoice of await lockInvoices(tx, await listUnlockedInvoiceIdsOfLease(tx, leaseId))) {
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
  for (const invoice of await lockInvoices(tx, await listUnlockedInvoiceIdsOfLease(tx, leaseId))) {
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
