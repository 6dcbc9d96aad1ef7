import type { ResponseOf } from '@husrum/contract/core';
import type { EndingChange, leaseCalls } from '@husrum/contract/lease';
import { fromOre, type LocalDate } from '@husrum/format';
import { findLastDay, nextMonthAfterChange } from '../lease/lease-change.rules';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { billedPeriodsAfterChange } from '../rent/lease-span-change.rules';
import { subtractPeriods } from '../rent/period';
import { finalPeriodToBill } from '../rent/period-grid.rules';
import { planInvoice } from '../rent/plan-invoice.rules';
import type { Invoice } from './invoice.store';
import { type InvoiceEffect, planInvoiceEffects } from './invoice-effect';
import { findLeaseForInvoicing, type LeaseForInvoicing } from './lease-for-invoicing.store';
import { listActiveRentInvoices } from './lease-invoices.store';

type Preview = ResponseOf<typeof leaseCalls.previewEnding>;

/** The last invoice that a coming run creates; null when all days have one already. */
const planComingInvoice = (
  lease: LeaseForInvoicing,
  invoices: readonly Invoice[],
  { stop, today }: { stop: LocalDate; today: LocalDate },
): Preview['last'] => {
  const billed = billedPeriodsAfterChange(
    invoices.map((invoice) => ({ ...invoice, locked: invoice.locked_at !== null })),
    lease.interval,
    { before: lease, after: { start: lease.start, stop } },
  );
  const month = nextMonthAfterChange(
    { start: lease.start, stop: lease.stop, next_invoice_month: lease.nextMonth },
    { start: lease.start, stop },
    { lastBilled: findLastDay(billed), settings: lease.settings, today },
  );
  const last = finalPeriodToBill(month, lease.interval, { start: lease.start, stop });
  const period = last === null ? undefined : subtractPeriods(last, billed).at(-1);
  if (period === undefined) return null;
  const { rows, totals } = planInvoice(period, lease.versions, lease.addons);
  return { ...period, total: fromOre(totals.payOre), explanation: rows[0]?.explanation ?? '' };
};

/** The unsent invoice of the last days after the change. Null when the last days are on a sent invoice. */
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

const toInvoiceChange = (effect: InvoiceEffect) => ({
  id: effect.invoice.id,
  reference: effect.invoice.reference,
  start: effect.invoice.start,
  stop: effect.invoice.stop,
  before: fromOre(effect.invoice.pay_ore),
  after: fromOre(effect.payOre),
  change: endingChange(effect),
});

/** The last invoice of a lease if it ended on `stop`, and the invoices that this end would change. */
export const previewEnding = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  leaseId: number,
  stop: LocalDate,
): Promise<Preview> => {
  const lease = orNotFound(await findLeaseForInvoicing(tx, leaseId));
  const invoices = await listActiveRentInvoices(tx, leaseId);
  const effects = await planInvoiceEffects(tx, { ...lease, stop }, lease, invoices);
  const shortened = effects.filter(({ invoice, after }) => after === null || after.stop < invoice.stop);
  return {
    last:
      planComingInvoice(lease, invoices, { stop, today: clock.today() }) ??
      findLastInvoice(effects, invoices),
    invoices: shortened.map(toInvoiceChange),
  };
};
