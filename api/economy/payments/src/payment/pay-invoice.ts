import {
  addInvoiceEvent,
  addInvoiceEvents,
  type Invoice,
  type InvoiceOffset,
  insertAllocations,
  invoiceStateProblem,
  lockInvoicesWithOpenOnes,
  lockOpenInvoices,
  refreshInvoiceStatuses,
  requireType,
  settleOpenInvoices,
  statusToday,
} from '@husrum/api-invoicing';
import {
  type ActorContext,
  invalidInput,
  orNotFound,
  ROWS_PER_STATEMENT,
  splitIntoChunks,
  zip,
} from '@husrum/api-platform';
import { applyPayment } from '@husrum/api-rent';
import type { BodyOf } from '@husrum/contract/core';
import { type InvoiceStatus, type invoiceActionCalls, payableStatuses } from '@husrum/contract/invoice';
import { formatOre, type LocalDate, toOre } from '@husrum/format';
import { insertPayments } from './payment.store';
import { paymentTexts } from './payment.texts';
import { earliestPaymentDay } from './payment-day.rules';

type Actor = Pick<ActorContext, 'tx' | 'clock' | 'account'>;
type PayInput = BodyOf<typeof invoiceActionCalls.pay>;

/** Whether a payment can be registered on the invoice. One whose mail failed may have reached the tenant in another way. */
const isPayable = ({
  status,
  kind,
  sent_at,
}: Pick<Invoice, 'kind' | 'sent_at'> & { status: InvoiceStatus }) =>
  kind !== 'CREDIT' && (payableStatuses.includes(status) || (status === 'ERROR' && sent_at !== null));

const choosePaidAt = (invoice: Invoice, paid_at: PayInput['paid_at'], today: LocalDate): LocalDate => {
  const paidAt = paid_at ?? today;
  if (paidAt > today) throw invalidInput({ paid_at: [paymentTexts.paidInFuture] });
  const earliest = earliestPaymentDay(invoice);
  if (paidAt < earliest) throw invalidInput({ paid_at: [paymentTexts.paidTooEarly(earliest)] });
  return paidAt;
};

/** Turns the surplus of a payment into credit, which settles the tenant's other open invoices at once. */
const settleSurplus = async (
  { tx, clock, account }: Actor,
  invoice: Invoice,
  surplusOre: number,
): Promise<InvoiceOffset[]> => {
  if (surplusOre === 0 || invoice.tenant_id === null) return [];
  const { userId } = account;
  await addInvoiceEvent(tx, invoice.id, { kind: 'SURPLUS', userId, detail: formatOre(surplusOre) });
  const creditKey = { tenantId: invoice.tenant_id, companyId: invoice.company_id };
  const open = await lockOpenInvoices(tx, creditKey);
  return settleOpenInvoices(tx, creditKey, open, { userId, today: clock.today() });
};

export interface RegisteredPayment {
  readonly paymentId: number;
  /** What exceeded the amount that was left to pay. */
  readonly surplusOre: number;
  /** The invoices that the surplus was offset on. */
  readonly offsets: InvoiceOffset[];
}

/** A payment of the invoice of the path `/invoice/{type}/{id}`. */
export interface InvoicePayment extends PayInput {
  readonly params: { readonly type: string; readonly id: number };
}

interface CheckedPayment {
  readonly invoice: Invoice;
  readonly amountOre: number;
  readonly paidAt: LocalDate;
  readonly appliedOre: number;
  readonly surplusOre: number;
}

/** Locks the invoices and checks the payments. What a payment takes of an invoice is not left for the next one. */
const lockAndCheckPayments = async (
  { tx, clock }: Actor,
  payments: readonly InvoicePayment[],
): Promise<CheckedPayment[]> => {
  const today = clock.today();
  const invoices = await lockInvoicesWithOpenOnes(tx, [...new Set(payments.map(({ params }) => params.id))]);
  const leftOreById = new Map([...invoices].map(([id, { left_ore }]) => [id, left_ore]));
  return payments.map(({ params, payment, paid_at }) => {
    const locked = orNotFound(invoices.get(params.id));
    const invoice = { ...locked, status: statusToday(locked, today) };
    requireType(invoice, params.type);
    if (!isPayable(invoice)) throw invoiceStateProblem(invoice);
    const paidAt = choosePaidAt(invoice, paid_at, today);
    const amountOre = toOre(payment);
    const { appliedOre, leftOre, surplusOre } = applyPayment(amountOre, leftOreById.get(invoice.id) ?? 0);
    if (surplusOre > 0 && invoice.tenant_id === null)
      throw invalidInput({ payment: [paymentTexts.moreThanLeft] });
    leftOreById.set(invoice.id, leftOre);
    return { invoice, amountOre, paidAt, appliedOre, surplusOre };
  });
};

/** Stores the payments, and what they take of their invoices. Returns their ids in the same order. */
const insertAppliedPayments = async (
  { tx, account: { userId } }: Actor,
  payments: readonly CheckedPayment[],
): Promise<number[]> => {
  const ids = await insertPayments(
    tx,
    payments.map(({ invoice, amountOre, paidAt }) => ({
      tenant_id: invoice.tenant_id,
      company_id: invoice.company_id,
      invoicebase_id: invoice.id,
      amount_ore: amountOre,
      paid_at: paidAt,
      user_id: userId,
    })),
  );
  // The whole payment is a surplus when the invoice is already paid.
  const applied = zip(payments, ids).filter(([{ appliedOre }]) => appliedOre > 0);
  for (const chunk of splitIntoChunks(applied, ROWS_PER_STATEMENT)) {
    await addInvoiceEvents(
      tx,
      chunk.map(([{ invoice, amountOre }]) => ({
        invoiceId: invoice.id,
        kind: 'PAID',
        userId,
        detail: formatOre(amountOre),
      })),
    );
    await insertAllocations(
      tx,
      chunk.map(([{ invoice, appliedOre, paidAt }, paymentId]) => ({
        payment_id: paymentId,
        invoicebase_id: invoice.id,
        kind: invoice.sent_at === null ? 'OFFSET' : 'PAYMENT',
        amount_ore: appliedOre,
        allocated_at: paidAt,
      })),
    );
  }
  return ids;
};

/**
 * Registers payments of invoices (docs/domain-rules.md, D-14), in the given order. What exceeds the amount left becomes the tenant's
 * credit with the company, and settles the tenant's other open invoices, after all payments have been applied to their own. A
 * payment of an unsent invoice becomes credit that is offset on it, so that the document shows what is left to pay.
 */
export const payInvoices = async (
  context: Actor,
  payments: readonly InvoicePayment[],
): Promise<RegisteredPayment[]> => {
  const { tx, clock } = context;
  const checked = await lockAndCheckPayments(context, payments);
  const ids = await insertAppliedPayments(context, checked);
  const invoiceIds = [...new Set(checked.map(({ invoice }) => invoice.id))];
  await refreshInvoiceStatuses(tx, invoiceIds, clock.today());
  const registered: RegisteredPayment[] = [];
  for (const [{ invoice, surplusOre }, paymentId] of zip(checked, ids))
    registered.push({ paymentId, surplusOre, offsets: await settleSurplus(context, invoice, surplusOre) });
  return registered;
};

/** `payInvoices` for one payment. */
export const payInvoice = async (
  context: Actor,
  params: InvoicePayment['params'],
  input: PayInput,
): Promise<RegisteredPayment> => {
  const [registered] = await payInvoices(context, [{ params, ...input }]);
  return orNotFound(registered);
};
