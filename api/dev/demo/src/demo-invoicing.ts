import { cancelInvoice, creditInvoice, creditPart, lockInvoices, markReady } from '@husrum/api-invoicing';
import { addRow, createInvoice, generateManualInvoice } from '@husrum/api-invoicing/testing';
import { payInvoice } from '@husrum/api-payments';
import { invoiceDocuments, markRenderedSentByHand } from '@husrum/api-runs/testing';
import { addDays, dayInMonth, type LocalDate, latestDate, monthOf, startOfMonth } from '@husrum/format';
import { invoicingTexts } from './demo.texts';
import {
  listInvoiceIdsToReview,
  listInvoicesSentAt,
  listOngoingLeaseIds,
  listUnmailedInvoiceIds,
} from './demo-invoicing.store';
import type { DemoScenario } from './demo-scenario';
import { supplements } from './demo-supplements.data';
import { HANDED_OVER_DAYS_AGO, planPayments } from './plan-invoices.rules';
import { pickRecentOutcome, planPartPayment } from './plan-outcomes.rules';

/** One of this many sent invoices is credited. */
const SENT_INVOICES_PER_CREDIT = 120;
/** An invoice is credited this many days after its sending. */
const CREDITED_AFTER_DAYS = 2;
/** The day of the month on which new invoices are reviewed. */
const REVIEW_DAY = 5;
/** The latest day of the month on which a company sends invoices. */
const LAST_SEND_DAY = 25;
/** In the current month one of this many invoices is left to review. */
const INVOICES_PER_UNREVIEWED = 4;

/** The path parameters of a call for an invoice. */
const toInvoiceParams = (id: number) => ({ type: 'manual', id });

/** Marks invoices as sent: the landlord has printed them and handed them over. */
export const handOver = async (
  { demo: { request, run } }: DemoScenario,
  ids: readonly number[],
): Promise<void> => {
  const rendered = await invoiceDocuments.prepare(run, ({ tx }) => lockInvoices(tx, ids));
  for (const id of ids) await markRenderedSentByHand(request, toInvoiceParams(id), rendered);
};

/** Plans to credit an invoice that was just sent, wholly or in part (its last day), and maybe to hand the credit invoice over. */
const planCredit = (
  scenario: DemoScenario,
  { id, stop }: { id: number; stop: LocalDate },
  outcome: 'CREDITED' | 'CREDIT_HANDED_OVER' | 'CREDITED_IN_PART',
): void => {
  const { demo, schedule, today } = scenario;
  const { request } = demo;
  const day = addDays(request.clock.today(), CREDITED_AFTER_DAYS);
  if (day > today) return;
  schedule.on(day, async () => {
    if (outcome === 'CREDITED_IN_PART') {
      const part = { start: stop, stop, rows: null, reason: invoicingTexts.partialCredit };
      await creditPart(request, toInvoiceParams(id), part);
      return;
    }
    const credit = await creditInvoice(request, toInvoiceParams(id));
    if (outcome === 'CREDIT_HANDED_OVER') await handOver(scenario, [credit.id]);
  });
};

/**
 * Plans what happens to the invoices that were just sent: most are paid on time, some late or in part, and a few are credited. Of
 * those that were sent lately, the first ones of each due date get an outcome each (`recentOutcomes`), so that it can be seen on any
 * day.
 */
export const planOutcomes = async (scenario: DemoScenario): Promise<void> => {
  const { demo, schedule, random, today } = scenario;
  const { request } = demo;
  const day = request.clock.today();
  const sent = await listInvoicesSentAt(request.tx, request.clock.now().toISOString());
  const countByDue = new Map<LocalDate, number>();
  for (const { id, reference, pay_ore, due_at, stop } of sent) {
    const due = due_at ?? day;
    const index = countByDue.get(due) ?? 0;
    countByDue.set(due, index + 1);
    schedule.addNightlyRun(addDays(due, 1));
    const isEveryNth = Number(reference) % SENT_INVOICES_PER_CREDIT === 0;
    const outcome = pickRecentOutcome(index, { due, today }) ?? (isEveryNth ? 'CREDITED' : 'USUAL');
    if (outcome === 'CREDITED' || outcome === 'CREDIT_HANDED_OVER' || outcome === 'CREDITED_IN_PART') {
      planCredit(scenario, { id, stop }, outcome);
      continue;
    }
    const payments =
      outcome === 'USUAL'
        ? planPayments(random, pay_ore, due, day, today)
        : planPartPayment(outcome, pay_ore, day, today);
    for (const { amountOre, paidAt } of payments)
      schedule.on(latestDate(paidAt, day), async () => {
        await payInvoice(request, { invoiceId: id, amountOre, paidAt });
      });
  }
};

const approveInvoices = async (
  { demo: { request }, today }: DemoScenario,
  month: LocalDate,
): Promise<void> => {
  const invoices = await lockInvoices(request.tx, await listInvoiceIdsToReview(request.tx));
  const isCurrentMonth = monthOf(month) === monthOf(today);
  for (const [index, invoice] of invoices.entries())
    if (!isCurrentMonth || index % INVOICES_PER_UNREVIEWED !== 0) await markReady(request, invoice);
};

/** Hands over the invoices of tenants without an email address. */
const handOverUnmailedInvoices = async (scenario: DemoScenario): Promise<void> => {
  await handOver(scenario, await listUnmailedInvoiceIds(scenario.demo.request.tx));
  await planOutcomes(scenario);
};

/** Plans what the landlord does with the invoices of a month. `first` is its first day. */
export const planMonth = (scenario: DemoScenario, first: LocalDate): void => {
  const { schedule, today } = scenario;
  schedule.on(dayInMonth(first, REVIEW_DAY), () => approveInvoices(scenario, first));
  const handedOver = addDays(dayInMonth(first, LAST_SEND_DAY), 1);
  if (handedOver <= addDays(today, -HANDED_OVER_DAYS_AGO))
    schedule.on(handedOver, () => handOverUnmailedInvoices(scenario));
};

/** Plans the supplements that the landlord creates by hand in the last days: some finished, some cancelled, some still drafts. */
export const planSupplements = (scenario: DemoScenario): void => {
  const { schedule, today, demo } = scenario;
  const { request } = demo;
  for (const [index, { row, daysAgo, outcome }] of supplements.entries())
    schedule.on(addDays(today, -daysAgo), async () => {
      const day = request.clock.today();
      const leaseIds = await listOngoingLeaseIds(request.tx, startOfMonth(day), supplements.length * 3);
      const leaseId = leaseIds[index * 3] ?? leaseIds[0];
      if (leaseId === undefined) return;
      const period = { start: startOfMonth(day), stop: dayInMonth(day, 31) };
      const id = await createInvoice(request, { lease_id: leaseId, ...period, supplement: true });
      await addRow(request, { invoiceId: id, ...row });
      if (outcome === 'EDIT') return;
      await generateManualInvoice(request, id, { reference: null, ocr: null });
      if (outcome === 'CANCELLED') await cancelInvoice(request, toInvoiceParams(id));
    });
};
