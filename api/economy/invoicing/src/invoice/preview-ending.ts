import { previewNextMonth } from '@husrum/api-leases';
import { readInvoicingCalendar } from '@husrum/api-objects';
import { orNotFound, type RequestContext, type Tx } from '@husrum/api-platform';
import { billedPeriodsAfterChange, type Period, planFinalBilling, planInvoice } from '@husrum/api-rent';
import type { ResponseOf } from '@husrum/contract/core';
import type { EndingChange, leaseCalls } from '@husrum/contract/lease';
import { fromOre, type LocalDate } from '@husrum/format';
import { sumCreditedByInvoice } from './credit-invoice.store';
import { tooMuchAfterCredits } from './credited-difference.rules';
import type { Invoice } from './invoice.store';
import { type InvoiceEffect, planInvoiceEffects } from './invoice-effect';
import { findLeaseForInvoicing, type LeaseForInvoicing } from './lease-for-invoicing.store';
import { listActiveRentInvoices } from './lease-invoices.store';

type Preview = ResponseOf<typeof leaseCalls.previewEnding>;

/** The last invoice that a coming run creates, and the days that no run will bill. */
const planComingInvoice = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  lease: LeaseForInvoicing,
  invoices: readonly Invoice[],
  stop: LocalDate,
): Promise<{ last: Preview['last']; unbilled: Period[] }> => {
  const after = { start: lease.start, stop };
  const today = clock.today();
  const billed = billedPeriodsAfterChange(
    invoices.map((invoice) => ({ ...invoice, locked: invoice.locked_at !== null })),
    lease.interval,
    { before: lease, after },
  );
  const { settings, firstMonthToComplete } = await readInvoicingCalendar(tx, lease.company.id, today);
  const { last, unbilled } = planFinalBilling({
    lease: after,
    interval: lease.interval,
    firstMonthToComplete,
    billed,
    ...(await previewNextMonth(tx, lease, after, { billed, settings, today })),
  });
  if (last === null) return { last, unbilled };
  const { rows, totals } = planInvoice(last, lease.versions, lease.addons);
  return {
    last: { ...last, total: fromOre(totals.payOre), explanation: rows[0]?.explanation ?? '' },
    unbilled,
  };
};

/** The unsent invoice of the last days after the change. The result is null when the last days are on a sent invoice. */
const findLastInvoice = (
  effects: readonly InvoiceEffect[],
  invoices: readonly Invoice[],
): Preview['last'] => {
  const last = effects.findLast(({ after }) => after !== null);
  if (!last?.after || last.invoice.locked_at !== null) return null;
  const { start } = last.invoice;
  if (invoices.some((other) => other.locked_at !== null && other.start > start)) return null;
  return { ...last.after, total: fromOre(last.payOre), explanation: last.explanation };
};

const endingChange = ({ invoice, after }: InvoiceEffect): EndingChange => {
  if (invoice.locked_at !== null) return 'CREDIT';
  return after === null ? 'CANCEL' : 'SHORTEN';
};

/** The change of an invoice. The result is null for a sent one that has nothing too much: no credit is proposed then. */
const toInvoiceChange = (effect: InvoiceEffect, creditedOre: number) => {
  const { invoice, payOre } = effect;
  const change = endingChange(effect);
  if (change === 'CREDIT' && tooMuchAfterCredits(invoice.pay_ore - payOre, creditedOre) === 0) return null;
  const { id, reference, start, stop } = invoice;
  return {
    ...{ id, reference, start, stop, change },
    before: fromOre(invoice.pay_ore - creditedOre),
    after: fromOre(payOre),
  };
};

/** The changes of the invoices that lose days at their end. */
const listInvoiceChanges = async (tx: Tx, effects: readonly InvoiceEffect[]) => {
  const shortened = effects.filter(({ invoice, after }) => after === null || after.stop < invoice.stop);
  const creditedByInvoice = await sumCreditedByInvoice(
    tx,
    shortened.map(({ invoice }) => invoice.id),
  );
  return shortened.flatMap(
    (effect) => toInvoiceChange(effect, creditedByInvoice.get(effect.invoice.id) ?? 0) ?? [],
  );
};

/** The last invoice of a lease if it ended on `stop`, and the invoices that this end would change. */
export const previewEnding = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  leaseId: number,
  stop: LocalDate,
): Promise<Preview> => {
  const { tx } = context;
  const lease = orNotFound(await findLeaseForInvoicing(tx, leaseId));
  const invoices = await listActiveRentInvoices(tx, leaseId);
  const effects = await planInvoiceEffects(tx, { ...lease, stop }, lease, invoices);
  const coming = await planComingInvoice(context, lease, invoices, stop);
  return {
    last: coming.last ?? findLastInvoice(effects, invoices),
    unbilled: coming.unbilled,
    invoices: await listInvoiceChanges(tx, effects),
  };
};
