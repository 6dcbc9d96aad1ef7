import { type Invoice, lockInvoicesWithOpenOnes } from '@husrum/api-invoicing';
import { type ActorContext, invalidInput, Problem, problem } from '@husrum/api-platform';
import type { BatchOutcome } from '@husrum/contract/invoice-batch';
import type { LocalDate } from '@husrum/format';
import { type InvoicePayment, payInvoices, requirePayable } from './pay-invoice';
import { listIdsPaidInHusrum } from './payment.store';
import { paymentTexts } from './payment.texts';

type Actor = Pick<ActorContext, 'tx' | 'clock' | 'account'>;

const toProblemText = (
  invoice: Invoice,
  payment: InvoicePayment,
  { today, paidInHusrum }: { readonly today: LocalDate; readonly paidInHusrum: ReadonlySet<number> },
): string | null => {
  if (!paidInHusrum.has(invoice.id)) return paymentTexts.paidInProgram;
  try {
    requirePayable(invoice, payment, today);
    if (invoice.left_ore > 0) return null;
    return invoice.written_off_ore > 0 ? paymentTexts.writtenOff : paymentTexts.alreadyPaid;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
};

/**
 * Registers what is left of each invoice as paid on the day (docs/domain-rules.md, D-14). An invoice that cannot be paid is reported
 * and does not stop the others. Throws 404 when none of them exists.
 */
export const payWhatIsLeft = async (
  context: Actor,
  ids: readonly number[],
  paidAt: LocalDate,
): Promise<BatchOutcome> => {
  const { tx, clock } = context;
  const today = clock.today();
  if (paidAt > today) throw invalidInput({ paid_at: [paymentTexts.paidInFuture] });
  const locked = await lockInvoicesWithOpenOnes(tx, ids);
  const paidInHusrum = new Set(await listIdsPaidInHusrum(tx, ids));
  const payments: InvoicePayment[] = [];
  const outcome: BatchOutcome = { done: 0, failures: [] };
  for (const id of new Set(ids)) {
    const invoice = locked.get(id);
    if (invoice === undefined) continue;
    const payment = { invoiceId: id, amountOre: invoice.left_ore, paidAt };
    const message = toProblemText(invoice, payment, { today, paidInHusrum });
    if (message === null) payments.push(payment);
    else outcome.failures.push({ id, reference: invoice.reference, message });
  }
  if (payments.length + outcome.failures.length === 0) throw problem('notFound');
  await payInvoices(context, locked, payments);
  return { ...outcome, done: payments.length };
};
