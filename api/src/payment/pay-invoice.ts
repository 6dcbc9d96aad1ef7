import type { BodyOf } from '@husrum/contract/core';
import { type InvoiceStatus, type invoiceActionCalls, payableStatuses } from '@husrum/contract/invoice';
import { formatKronor, formatOre, type LocalDate, toOre } from '@husrum/format';
import { insertAllocations } from '../invoice/allocation.store';
import { findInvoice, type Invoice, lockInvoices } from '../invoice/invoice.store';
import { addInvoiceEvent } from '../invoice/invoice-event.store';
import { invoiceStateProblem } from '../invoice/invoice-state-problem';
import { type InvoiceOffset, settleOpenInvoices } from '../invoice/offset-credit';
import { listOpenInvoiceIds, lockOpenInvoices } from '../invoice/open-invoices.store';
import { refreshInvoiceStatuses } from '../invoice/refresh-invoice-status';
import { requireTypedInvoice } from '../invoice/require-invoice';
import { invalidInput, orNotFound } from '../platform/errors';
import type { ActorContext } from '../platform/http';
import { applyPayment } from '../rent/payment.rules';
import { insertPayment } from './payment.store';
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

/**
 * Locks the invoice together with the tenant's other open ones, always in the same order. Otherwise two payments whose
 * surpluses settle each other's invoices could deadlock.
 */
const lockInvoiceAndOpenInvoices = async ({ tx }: Pick<ActorContext, 'tx'>, id: number): Promise<void> => {
  const { tenant_id: tenantId, company_id: companyId } = orNotFound(await findInvoice(tx, id));
  const open = tenantId === null ? [] : await listOpenInvoiceIds(tx, { tenantId, companyId });
  await lockInvoices(tx, [id, ...open]);
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
  /** The invoices that the surplus was offset on. */
  readonly offsets: InvoiceOffset[];
}

/**
 * Registers a payment of an invoice (docs/domain-rules.md, D-14). What exceeds the amount left becomes the tenant's credit with
 * the company, and settles the tenant's other open invoices. A payment of an unsent invoice becomes credit that is offset on
 * it, so that the document shows what is left to pay.
 */
export const payInvoice = async (
  context: Actor,
  params: { type: string; id: number },
  { payment, paid_at }: PayInput,
): Promise<RegisteredPayment> => {
  const { tx, clock, account } = context;
  await lockInvoiceAndOpenInvoices(context, params.id);
  const invoice = await requireTypedInvoice(context, params);
  if (!isPayable(invoice)) throw invoiceStateProblem(invoice);
  const today = clock.today();
  const paidAt = choosePaidAt(invoice, paid_at, today);
  const { appliedOre, surplusOre } = applyPayment(toOre(payment), invoice.left_ore);
  if (surplusOre > 0 && invoice.tenant_id === null)
    throw invalidInput({ payment: [paymentTexts.moreThanLeft] });

  const paymentId = await insertPayment(tx, {
    tenant_id: invoice.tenant_id,
    company_id: invoice.company_id,
    invoicebase_id: invoice.id,
    amount_ore: toOre(payment),
    paid_at: paidAt,
    user_id: account.userId,
  });
  const { userId } = account;
  // The whole payment is a surplus when the invoice is already paid.
  if (appliedOre > 0) {
    await addInvoiceEvent(tx, invoice.id, { kind: 'PAID', userId, detail: formatKronor(payment) });
    await insertAllocations(tx, [
      {
        payment_id: paymentId,
        invoicebase_id: invoice.id,
        kind: invoice.sent_at === null ? 'OFFSET' : 'PAYMENT',
        amount_ore: appliedOre,
        allocated_at: paidAt,
      },
    ]);
  }
  await refreshInvoiceStatuses(tx, [invoice.id], today);
  return { paymentId, offsets: await settleSurplus(context, invoice, surplusOre) };
};
