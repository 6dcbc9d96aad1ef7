import { invoicingProgress } from '@husrum/api-leases';
import { type Tx, zip } from '@husrum/api-platform';
import { type Period, planLeaseRun, plannedSendDate } from '@husrum/api-rent';
import { type LocalDate, latestDate, type Month, startOfMonth } from '@husrum/format';
import { enqueueInvoiceCreation, toAccountingInvoices } from './accounting-changes';
import { findTenantsInCredit } from './allocation.store';
import { type CreatedInvoice, createLeaseInvoices, type LeaseInvoiceInput } from './create-lease-invoices';
import { listInvoicedPeriodsByLease, type NewInvoice } from './invoice.store';
import { addInvoiceEvents } from './invoice-event.store';
import { takeInvoiceNumbers } from './invoice-number.store';
import { stageOnSubmit } from './invoice-status.rules';
import { findChargeRows } from './late-charge-rows.store';
import { type LeaseForInvoicing, lockLeaseForInvoicing } from './lease-for-invoicing.store';
import { applyTenantCredit } from './offset-credit';
import { refreshInvoiceStatuses } from './refresh-invoice-status';

const END_OF_TIME: LocalDate = '9999-12-31';

export interface InvoicePlan extends Pick<LeaseInvoiceInput, 'moreRows'> {
  lease: LeaseForInvoicing;
  /** RENT by default. */
  kind?: LeaseInvoiceInput['kind'];
  period: Period;
  sendOn: LocalDate;
  onSchedule?: boolean;
  options?: Pick<NewInvoice, 'job_run_id'>;
}

interface GenerateOptions {
  today: LocalDate;
  userId?: number | null;
}

/** Deducts tenants' credit from their new invoices that are ready to send. */
const applyTenantCredits = async (
  tx: Tx,
  created: readonly [CreatedInvoice, InvoicePlan][],
  today: LocalDate,
): Promise<void> => {
  const ready = created.flatMap(([{ id, error }, { lease }]) =>
    error === null && lease.tenant !== null && stageOnSubmit(lease.settings.requireReview) === 'READY'
      ? [{ id, tenant_id: lease.tenant.id, company_id: lease.company.id }]
      : [],
  );
  const tenantIdsInCredit = await findTenantsInCredit(
    tx,
    ready.map(({ tenant_id }) => tenant_id),
  );
  const changed: number[] = [];
  for (const invoice of ready) {
    if (tenantIdsInCredit.has(invoice.tenant_id) && (await applyTenantCredit(tx, invoice)))
      changed.push(invoice.id);
  }
  await refreshInvoiceStatuses(tx, changed, today);
};

/** Creates numbered invoices, of rent unless a plan says otherwise, ready to send or to review (docs/domain-rules.md, D-8). Returns them in the given order. */
export const generateInvoices = async (
  tx: Tx,
  plans: readonly InvoicePlan[],
  { today, userId = null }: GenerateOptions,
): Promise<CreatedInvoice[]> => {
  if (plans.length === 0) return [];
  const numbers = await takeInvoiceNumbers(
    tx,
    plans.map(({ lease }) => lease.company.id),
  );
  const created = await createLeaseInvoices(
    tx,
    zip(plans, numbers).map(([{ sendOn, options, kind = 'RENT', ...plan }, number]) => ({
      ...plan,
      kind,
      sendDate: sendOn,
      options: {
        invoice_type: plan.lease.settings.accounting?.name ?? 'MANUAL',
        stage: stageOnSubmit(plan.lease.settings.requireReview),
        ...number,
        ...options,
      },
    })),
  );
  await addInvoiceEvents(
    tx,
    zip(created, numbers).map(([{ id }, { reference }]) => ({
      invoiceId: id,
      kind: 'GENERATED',
      userId,
      detail: reference,
    })),
  );
  await enqueueInvoiceCreation(
    tx,
    toAccountingInvoices(
      created,
      zip(plans, numbers).map(([{ lease }, { reference }]) => ({
        integrationId: lease.settings.accounting?.integrationId ?? null,
        reference,
      })),
    ),
    { userId },
  );
  await applyTenantCredits(tx, zip(created, plans), today);
  return created;
};

/**
 * Creates the invoices of the run for a month (D-8), without the days that already have one, and advances the next
 * invoice month of the leases. The leases must be locked. Returns the invoices by lease; a lease that is not due is left out.
 */
export const generateInvoicesForMonth = async (
  tx: Tx,
  leases: readonly LeaseForInvoicing[],
  month: Month,
  { today, runId = null }: { today: LocalDate; runId?: number | null },
): Promise<ReadonlyMap<number, readonly CreatedInvoice[]>> => {
  const due = leases.filter(({ nextMonth }) => nextMonth !== null && nextMonth <= month);
  const invoiced = await listInvoicedPeriodsByLease(
    tx,
    due.map(({ id }) => id),
    { start: startOfMonth(month), stop: END_OF_TIME },
  );
  const leasePlans = due.flatMap((lease) => {
    const plan = planLeaseRun(lease, month, invoiced.get(lease.id) ?? []);
    return plan === null ? [] : [{ lease, ...plan }];
  });
  const chargeRows = await findChargeRows(
    tx,
    leasePlans.map(({ lease }) => lease),
  );
  const plans = leasePlans.flatMap(({ lease, periods }) => {
    const plannedOn = plannedSendDate(month, lease.settings);
    const sendOn = latestDate(plannedOn, today);
    const onSchedule = runId !== null && sendOn === plannedOn;
    return periods.map((period, index) => ({
      ...{ lease, period, sendOn, onSchedule, options: { job_run_id: runId } },
      ...(index === 0 ? { moreRows: chargeRows.get(lease.id) ?? [] } : {}),
    }));
  });
  const created = zip(plans, await generateInvoices(tx, plans, { today }));
  await invoicingProgress.saveNextMonths(
    tx,
    leasePlans.map(({ lease, nextMonth }) => ({ leaseId: lease.id, month: nextMonth })),
  );
  return new Map(
    leasePlans.map(({ lease }) => [
      lease.id,
      created.filter(([plan]) => plan.lease === lease).map(([, invoice]) => invoice),
    ]),
  );
};

/** Creates the invoices of the lease's next period, whichever month it begins in. Returns the ids of the invoices. */
export const generateNextInvoice = async (tx: Tx, leaseId: number, today: LocalDate): Promise<number[]> => {
  const lease = await lockLeaseForInvoicing(tx, leaseId);
  if (!lease?.nextMonth) return [];
  const created = await generateInvoicesForMonth(tx, [lease], lease.nextMonth, { today });
  return created.get(leaseId)?.map(({ id }) => id) ?? [];
};
