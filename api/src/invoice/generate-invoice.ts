import { type LocalDate, type Month, startOfMonth } from '@husrum/format';
import type { Tx } from '../platform/db';
import { zip } from '../platform/grouped';
import { generationDate } from '../rent/config-month.rules';
import { stageOnSubmit } from '../rent/invoice-status.rules';
import type { Period } from '../rent/period';
import { planMonth } from '../rent/run-plan.rules';
import { sendDate } from '../rent/send-date.rules';
import { type BilledLease, lockBilledLease, saveNextMonths } from './billed-lease.store';
import { liveRents, type NewInvoice } from './invoice.store';
import { addEvents } from './invoice-event.store';
import { drawNumbers } from './invoice-number.store';
import { type MadeInvoice, makeInvoices } from './make-invoice';
import { offsetCredit } from './offset-credit';
import { tenantsInCredit } from './payment.store';
import { settleInvoices } from './settle-invoices';

const endOfTime: LocalDate = '9999-12-31';

/** Some days of a lease that an invoice is wanted for. */
export interface PartOfLease {
  lease: BilledLease;
  period: Period;
  send: LocalDate;
  more?: Pick<NewInvoice, 'due_at' | 'job_run_id'>;
}

interface By {
  today: LocalDate;
  userId?: number | null;
}

/** What tenants have paid too much is taken off the invoices that have just been made ready for them. */
const offsetCredits = async (
  tx: Tx,
  made: readonly [MadeInvoice, PartOfLease][],
  today: LocalDate,
): Promise<void> => {
  const ready = made.flatMap(([{ id, payOre, error }, { lease }]) =>
    error === null && lease.tenant !== null && stageOnSubmit(lease.settings.requireReview) === 'READY'
      ? [{ id, tenant_id: lease.tenant.id, pay_ore: payOre }]
      : [],
  );
  const inCredit = await tenantsInCredit(
    tx,
    ready.map(({ tenant_id }) => tenant_id),
  );
  const offset: number[] = [];
  for (const invoice of ready) {
    if (inCredit.has(invoice.tenant_id) && (await offsetCredit(tx, invoice))) offset.push(invoice.id);
  }
  await settleInvoices(tx, offset, today);
};

/** Numbered invoices of rent for some days of leases, ready to send or to be reviewed (D-8); in the same order. */
export const generateParts = async (
  tx: Tx,
  parts: readonly PartOfLease[],
  { today, userId = null }: By,
): Promise<MadeInvoice[]> => {
  if (parts.length === 0) return [];
  const numbers = await drawNumbers(tx, parts.length);
  const made = await makeInvoices(
    tx,
    zip(parts, numbers).map(([{ lease, period, send, more }, number]) => ({
      lease,
      kind: 'RENT',
      period,
      sendDate: send,
      more: {
        invoice_type: 'MANUAL',
        stage: stageOnSubmit(lease.settings.requireReview),
        ...number,
        ...more,
      },
    })),
  );
  await addEvents(
    tx,
    zip(made, numbers).map(([{ id }, { reference }]) => ({
      invoiceId: id,
      what: 'GENERATED',
      userId,
      detail: reference,
    })),
  );
  await offsetCredits(tx, zip(made, parts), today);
  return made;
};

/**
 * What the run for a month makes for leases (D-8): their periods as invoices, less the days that already have one, and
 * their next invoice months moved on. A lease to which the month is nothing is not among the answers. The leases are locked.
 */
export const generateMonth = async (
  tx: Tx,
  leases: readonly BilledLease[],
  month: Month,
  { today, runId = null }: { today: LocalDate; runId?: number | null },
): Promise<ReadonlyMap<number, readonly MadeInvoice[]>> => {
  const due = leases.filter(({ nextMonth }) => nextMonth !== null && nextMonth <= month);
  const billed = await liveRents(
    tx,
    due.map(({ id }) => id),
    { start: startOfMonth(month), stop: endOfTime },
  );
  const plans = due.flatMap((lease) => {
    const plan = planMonth(lease, month, billed.get(lease.id) ?? []);
    return plan === null ? [] : [{ lease, ...plan }];
  });
  const parts = plans.flatMap(({ lease, periods }) => {
    const send = sendDate(generationDate(month, lease.settings), lease.settings.sendDay, today);
    return periods.map((period) => ({ lease, period, send, more: { job_run_id: runId } }));
  });
  const made = zip(parts, await generateParts(tx, parts, { today }));
  await saveNextMonths(
    tx,
    plans.map(({ lease, nextMonth }) => ({ leaseId: lease.id, month: nextMonth })),
  );
  return new Map(
    plans.map(({ lease }) => [
      lease.id,
      made.filter(([part]) => part.lease === lease).map(([, invoice]) => invoice),
    ]),
  );
};

/** The lease's next period, whichever month it begins in. Gives the ids of its invoices. */
export const generateInvoice = async (tx: Tx, leaseId: number, today: LocalDate): Promise<number[]> => {
  const lease = await lockBilledLease(tx, leaseId);
  if (!lease?.nextMonth) return [];
  const made = await generateMonth(tx, [lease], lease.nextMonth, { today });
  return made.get(leaseId)?.map(({ id }) => id) ?? [];
};
