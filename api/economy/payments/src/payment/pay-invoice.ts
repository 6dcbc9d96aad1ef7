import {
  addInvoiceEvent,
  addInvoiceEvents,
  applyPayment,
  type Invoice,
  type InvoiceOffset,
  insertAllocations,
  insertRoundings,
  invoiceStateProblem,
  isAccountingType,
  lockInvoicesWithOpenOnes,
  type PaymentRounding,
  refreshInvoiceStatuses,
  roundOff,
  settleLockedInvoices,
  statusToday,
} from '@husrum/api-invoicing';
import {
  type ActorContext,
  invalidInput,
  orNotFound,
  problem,
  ROWS_PER_STATEMENT,
  splitIntoChunks,
  zip,
} from '@husrum/api-platform';
import { type InvoiceStatus, type InvoiceType, payableStatuses } from '@husrum/contract/invoice';
import { formatOre, type LocalDate } from '@husrum/format';
import { recoverWriteOffs } from '../write-off/recover-write-off';
import { recoveredOre } from '../write-off/write-off.rules';
import { insertPayments, listCompaniesThatRound } from './payment.store';
import { paymentTexts } from './payment.texts';
import { earliestPaymentDay } from './payment-day.rules';

type Actor = Pick<ActorContext, 'tx' | 'clock' | 'account'>;

/** Whether a payment can be registered on the invoice. One whose mail failed may have reached the tenant in another way. */
const isPayable = ({
  status,
  kind,
  sent_at,
}: Pick<Invoice, 'kind' | 'sent_at'> & { status: InvoiceStatus }) =>
  kind !== 'CREDIT' && (payableStatuses.includes(status) || (status === 'ERROR' && sent_at !== null));

const requirePaymentDay = (invoice: Invoice, paidAt: LocalDate, today: LocalDate): void => {
  if (paidAt > today) throw invalidInput({ paid_at: [paymentTexts.paidInFuture] });
  const earliest = earliestPaymentDay(invoice);
  if (paidAt < earliest) throw invalidInput({ paid_at: [paymentTexts.paidTooEarly(earliest)] });
};

/** Turns the surplus of a payment into credit, which settles the tenant's other open invoices of `locked` at once. */
const settleSurplus = async (
  { tx, clock, account }: Actor,
  locked: LockedInvoices,
  { invoice, surplusOre }: Pick<CheckedPayment, 'invoice' | 'surplusOre'>,
): Promise<InvoiceOffset[]> => {
  if (surplusOre === 0 || invoice.tenant_id === null) return [];
  const { userId } = account;
  await addInvoiceEvent(tx, invoice.id, { kind: 'SURPLUS', userId, detail: formatOre(surplusOre) });
  const creditKey = { tenantId: invoice.tenant_id, companyId: invoice.company_id };
  return settleLockedInvoices(tx, creditKey, locked, { userId, today: clock.today() });
};

/** Returns the invoice with its status today, or throws why no payment of the day can be registered on it. */
export const requirePayable = (
  locked: Invoice,
  { paidAt }: Pick<InvoicePayment, 'paidAt'>,
  today: LocalDate,
): Invoice => {
  const invoice = { ...locked, status: statusToday(locked, today) };
  if (!isPayable(invoice)) throw invoiceStateProblem(invoice);
  requirePaymentDay(invoice, paidAt ?? today, today);
  return invoice;
};

export interface RegisteredPayment {
  readonly paymentId: number;
  /** What exceeded the amount that was left to pay. */
  readonly surplusOre: number;
  /** The invoices that the surplus was offset on. */
  readonly offsets: InvoiceOffset[];
}

export interface InvoicePayment {
  readonly invoiceId: number;
  readonly amountOre: number;
  /** Null: today. */
  readonly paidAt: LocalDate | null;
  /** What the caller takes the invoice for. Undefined: any type. */
  readonly type?: InvoiceType;
}

/** Invoices by id, and the other open ones of their tenants: see `lockInvoicesWithOpenOnes`. */
type LockedInvoices = ReadonlyMap<number, Invoice>;

interface CheckedPayment {
  readonly invoice: Invoice;
  readonly amountOre: number;
  readonly paidAt: LocalDate;
  readonly appliedOre: number;
  /** What of it was written off, and is not any more. */
  readonly recoveredOre: number;
  readonly rounding: PaymentRounding;
  readonly surplusOre: number;
}

const notRounded: PaymentRounding = { invoiceOre: 0, surplusOre: 0 };

/** Öre that are missing of a written-off invoice stay written off. */
const roundPayment = (amountOre: number, openOre: number, isWrittenOff: boolean): PaymentRounding => {
  const rounding = roundOff(amountOre, openOre);
  return isWrittenOff ? { ...rounding, invoiceOre: 0 } : rounding;
};

/** Checks the payments. What a payment takes of an invoice is not left for the next one. */
const checkPayments = (
  invoices: LockedInvoices,
  payments: readonly InvoicePayment[],
  { today, rounds }: { readonly today: LocalDate; readonly rounds: (invoice: Invoice) => boolean },
): CheckedPayment[] => {
  const openById = new Map(
    [...invoices].map(([id, { left_ore, written_off_ore }]) => [id, { left_ore, written_off_ore }]),
  );
  return payments.map(({ invoiceId, amountOre, paidAt: chosenDay, type }) => {
    const locked = orNotFound(invoices.get(invoiceId));
    if (type !== undefined && type !== (locked.invoice_type ?? 'MANUAL')) throw problem('notFound');
    const paidAt = chosenDay ?? today;
    const invoice = requirePayable(locked, { paidAt }, today);
    const open = openById.get(invoice.id) ?? { left_ore: 0, written_off_ore: 0 };
    const openOre = open.left_ore + open.written_off_ore;
    const { appliedOre, surplusOre } = applyPayment(amountOre, openOre);
    const recovered = recoveredOre(appliedOre, open.left_ore);
    const rounding = rounds(invoice)
      ? roundPayment(amountOre, openOre, open.written_off_ore > 0)
      : notRounded;
    const creditOre = surplusOre - rounding.surplusOre;
    if (creditOre > 0 && invoice.tenant_id === null)
      throw invalidInput({ payment: [paymentTexts.moreThanLeft] });
    openById.set(invoice.id, {
      left_ore: open.left_ore - (appliedOre - recovered) - rounding.invoiceOre,
      written_off_ore: open.written_off_ore - recovered,
    });
    return {
      ...{ invoice, amountOre, paidAt, appliedOre, recoveredOre: recovered },
      ...{ rounding, surplusOre: creditOre },
    };
  });
};

/** Stores what the payments, with their ids, rounded off. */
const insertAppliedRoundings = async (
  { tx, account: { userId } }: Actor,
  payments: readonly (readonly [CheckedPayment, number])[],
): Promise<void> => {
  const rounded = payments.filter(([{ rounding }]) => rounding.invoiceOre > 0 || rounding.surplusOre > 0);
  for (const chunk of splitIntoChunks(rounded, ROWS_PER_STATEMENT)) {
    await insertRoundings(
      tx,
      chunk.map(([{ invoice, rounding, paidAt }, paymentId]) => ({
        ...{ payment_id: paymentId, invoicebase_id: invoice.id, rounded_on: paidAt },
        ...{ invoice_ore: rounding.invoiceOre, surplus_ore: rounding.surplusOre },
      })),
    );
    await addInvoiceEvents(
      tx,
      chunk.map(([{ invoice, rounding }]) => ({
        ...{ invoiceId: invoice.id, kind: 'ROUNDED', userId },
        detail: formatOre(rounding.invoiceOre + rounding.surplusOre),
      })),
    );
  }
};

/** Stores the payments, and what they take of their invoices. Returns their ids in the same order. */
const insertAppliedPayments = async (
  context: Actor,
  payments: readonly CheckedPayment[],
): Promise<number[]> => {
  const {
    tx,
    account: { userId },
  } = context;
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
  await insertAppliedRoundings(context, zip(payments, ids));
  await recoverWriteOffs(
    context,
    zip(payments, ids).flatMap(([{ invoice, recoveredOre: ore, paidAt }, paymentId]) =>
      ore > 0 ? [{ invoiceId: invoice.id, paymentId, ore, paidAt }] : [],
    ),
  );
  return ids;
};

/**
 * Registers payments of invoices (docs/domain-rules.md, D-14), in the given order. What exceeds the amount left takes back what is
 * written off of the invoice (D-28). What exceeds that, too, becomes the tenant's credit with the company, and settles the tenant's
 * other open invoices, after all payments have been applied to their own. A payment of an unsent invoice becomes credit that is
 * offset on it, so that the document shows what is left to pay. The caller has locked the invoices, all at once, with
 * `lockInvoicesWithOpenOnes`.
 */
export const payInvoices = async (
  context: Actor,
  locked: LockedInvoices,
  payments: readonly InvoicePayment[],
): Promise<RegisteredPayment[]> => {
  const { tx, clock } = context;
  const companies = await listCompaniesThatRound(tx);
  const checked = checkPayments(locked, payments, {
    today: clock.today(),
    // An accounting program would still ask for the öre, and so would the document of an invoice that is not sent yet.
    rounds: ({ company_id, invoice_type, sent_at }) =>
      sent_at !== null && companies.has(company_id) && !isAccountingType(invoice_type),
  });
  const ids = await insertAppliedPayments(context, checked);
  const invoiceIds = [...new Set(checked.map(({ invoice }) => invoice.id))];
  await refreshInvoiceStatuses(tx, invoiceIds, clock.today());
  const registered: RegisteredPayment[] = [];
  for (const [payment, paymentId] of zip(checked, ids))
    registered.push({
      paymentId,
      surplusOre: payment.surplusOre,
      offsets: await settleSurplus(context, locked, payment),
    });
  return registered;
};

/** `payInvoices` for one payment, with its lock. */
export const payInvoice = async (context: Actor, payment: InvoicePayment): Promise<RegisteredPayment> => {
  const locked = await lockInvoicesWithOpenOnes(context.tx, [payment.invoiceId]);
  const [registered] = await payInvoices(context, locked, [payment]);
  return orNotFound(registered);
};
