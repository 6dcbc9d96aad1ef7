import {
  addDays,
  dayInMonth,
  fromOre,
  type LocalDate,
  latestDate,
  monthOf,
  startOfMonth,
} from '@husrum/format';
import { cancelInvoice } from '../invoice/cancel-invoice';
import { createInvoice } from '../invoice/create-invoice';
import { creditInvoice } from '../invoice/credit-invoice';
import { generateManual } from '../invoice/generate-manual';
import { lockInvoices } from '../invoice/invoice.store';
import { markReady } from '../invoice/update-invoice';
import { addRow } from '../invoice-row/change-invoice-row';
import { markSentByHand } from '../invoice-sending/mark-sent-by-hand';
import { renderInvoicePdfs } from '../invoice-sending/render-invoice-pdfs';
import { payInvoice } from '../payment/pay-invoice';
import {
  listIdsNotMailed,
  listIdsToReview,
  listInvoicesSentAt,
  listOngoingLeaseIds,
} from './demo-invoicing.store';
import type { DemoStory } from './demo-story';
import { supplements } from './demo-supplements.data';
import { HANDED_OVER_DAYS_AGO, planPayments } from './plan-invoices.rules';

/** Of the sent invoices, every so manieth is credited. */
const SENT_PER_CREDITED = 120;
/** The day of the month on which new invoices are reviewed. */
const REVIEW_DAY = 5;
/** In the last month every so manieth invoice is left to review. */
const LEFT_TO_REVIEW = 4;

const manual = (id: number) => ({ type: 'manual', id });

/** What becomes of the invoices that were sent now: most are paid, some late or in part, and a few are credited. */
export const planOutcomes = async ({
  demo: { request },
  schedule,
  random,
  today,
}: DemoStory): Promise<void> => {
  const day = request.clock.today();
  for (const { id, reference, pay_ore, due_at } of await listInvoicesSentAt(
    request.tx,
    request.clock.now().toISOString(),
  )) {
    const due = due_at ?? day;
    schedule.onNight(addDays(due, 1));
    if (Number(reference) % SENT_PER_CREDITED === 0 && addDays(day, 2) <= today) {
      schedule.on(addDays(day, 2), async () => {
        await creditInvoice(request, manual(id));
      });
      continue;
    }
    for (const { amountOre, paidAt } of planPayments(random, pay_ore, due, day, today))
      schedule.on(latestDate(paidAt, day), async () => {
        await payInvoice(request, manual(id), { payment: fromOre(amountOre), paid_at: paidAt });
      });
  }
};

const approveInvoices = async ({ demo: { request }, today }: DemoStory, month: LocalDate): Promise<void> => {
  const invoices = await lockInvoices(request.tx, await listIdsToReview(request.tx));
  const isLatest = monthOf(month) === monthOf(today);
  for (const [index, invoice] of invoices.entries())
    if (!isLatest || index % LEFT_TO_REVIEW !== 0) await markReady(request, invoice);
};

/** Invoices of tenants without an email address are printed and handed over. */
const handOverUnmailed = async (story: DemoStory): Promise<void> => {
  const { request, run } = story.demo;
  const ids = await listIdsNotMailed(request.tx);
  const rendered = await renderInvoicePdfs(run, ({ tx }) => lockInvoices(tx, ids));
  for (const id of ids) await markSentByHand(request, manual(id), rendered);
  await planOutcomes(story);
};

/** What the landlord does with the invoices of a month, of which `first` is the first day. */
export const planMonth = (story: DemoStory, first: LocalDate): void => {
  const { schedule, today } = story;
  schedule.on(dayInMonth(first, REVIEW_DAY), () => approveInvoices(story, first));
  const handedOver = addDays(dayInMonth(first, 25), 1);
  if (handedOver <= addDays(today, -HANDED_OVER_DAYS_AGO))
    schedule.on(handedOver, () => handOverUnmailed(story));
};

/** Invoices that the landlord has made by hand in the last days: some sent, ready, or cancelled, others not finished. */
export const planSupplements = (story: DemoStory): void => {
  const { schedule, today, demo } = story;
  const { request } = demo;
  for (const [index, { row, daysAgo, outcome }] of supplements.entries())
    schedule.on(addDays(today, -daysAgo), async () => {
      const month = request.clock.today();
      const leaseIds = await listOngoingLeaseIds(request.tx, startOfMonth(month), supplements.length * 3);
      const leaseId = leaseIds[index * 3] ?? leaseIds[0];
      if (leaseId === undefined) return;
      const period = { start: startOfMonth(month), stop: dayInMonth(month, 31) };
      const id = await createInvoice(request, { lease_id: leaseId, ...period, supplement: true });
      await addRow(request, { invoicebase_id: id, ...row });
      if (outcome === 'EDIT') return;
      await generateManual(request, id, { reference: null, ocr: null });
      if (outcome === 'CANCELLED') await cancelInvoice(request, manual(id));
    });
};
