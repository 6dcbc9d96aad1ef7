import { type ActorContext, invalidInput, problem, type Tx } from '@husrum/api-platform';
import {
  amountsForDays,
  type CreditableInvoice,
  findCreditExcess,
  isCreditable,
  type Period,
  planPartialCredit,
  remainingNet,
  settlePartialCredit,
} from '@husrum/api-rent';
import type { PartialCreditPreview } from '@husrum/contract/invoice';
import { formatOre, fromOre } from '@husrum/format';
import { listCreditInvoices, sumCreditedRows } from './credit-invoice.store';
import type { CreditedPart } from './credit-part-command.rules';
import { saveCreditedDifferences } from './credited-difference.store';
import { requireDepositKept } from './deposit-invoice';
import { type CreatedCreditInvoice, insertCreditInvoice } from './insert-credit-invoice';
import { changeInvoice, type Invoice } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { addInvoiceEvent } from './invoice-event.store';
import { invoiceStateProblem } from './invoice-state-problem';
import { canCredit } from './invoice-status.rules';
import { releaseAllocations } from './offset-credit';
import { refreshInvoiceStatuses } from './refresh-invoice-status';
import { requireTypedInvoice } from './require-invoice';
import { listRows, type NewRow, type Row } from './rows.store';

interface CreditPartCommand extends CreditedPart {
  /** It is printed on the credit invoice. */
  readonly reason: string;
}

type PartialCredit = ReturnType<typeof planPartialCredit>;

/** The days that a row charges for. Older rows have no stored days: a calculated one charges for the whole invoice. */
const rowPeriod = ({ start, stop, explanation }: Row, invoice: Period): Period | null => {
  if (start !== null && stop !== null) return { start, stop };
  return explanation === null ? null : { start: invoice.start, stop: invoice.stop };
};

/** The amounts of a sent invoice, and how much of them is credited so far. */
export const readCreditableInvoice = async (
  tx: Tx,
  invoice: Invoice,
): Promise<CreditableInvoice & { storedRows: readonly Row[] }> => {
  const storedRows = await listRows(tx, invoice.id);
  const credited = await sumCreditedRows(tx, invoice.id);
  const creditInvoices = await listCreditInvoices(tx, invoice.id);
  return {
    storedRows,
    payOre: invoice.pay_ore,
    creditedPayOre: creditInvoices.reduce((sum, { creditedOre }) => sum + creditedOre, 0),
    rows: storedRows.map((row) => ({
      id: row.id,
      taxRate: row.tax_rate,
      netOre: row.total_ore,
      taxOre: row.tax_ore,
      creditedNetOre: credited.get(row.id)?.netOre ?? 0,
      creditedTaxOre: credited.get(row.id)?.taxOre ?? 0,
      period: rowPeriod(row, invoice),
    })),
  };
};

/** The days to credit; undefined when amounts are chosen. Throws 422 for days outside the invoice. */
const requireChosenDays = ({ start, stop, rows }: CreditedPart, invoice: Period): Period | undefined => {
  if (rows !== null || !start || !stop) return undefined;
  const outside = [invoiceTexts.creditOutside(invoice.start, invoice.stop)];
  const errors = {
    ...(start < invoice.start ? { start: outside } : {}),
    ...(stop > invoice.stop ? { stop: outside } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return { start, stop };
};

/** The chosen amounts, in öre ex VAT by the id of their row. Throws 404 for a row of another invoice, and 422 for more than is left of a row. */
const requireChosenAmounts = (
  { rows }: CreditedPart,
  creditable: CreditableInvoice,
): ReadonlyMap<number, number> => {
  const byId = new Map(creditable.rows.map((row) => [row.id, row]));
  const errors: Record<string, string[]> = {};
  for (const [index, { id, amountOre }] of (rows ?? []).entries()) {
    const row = byId.get(id);
    if (row === undefined) throw problem('notFound');
    if (!isCreditable(row, amountOre))
      errors[`rows[${index}].amount`] = [invoiceTexts.creditAtMost(formatOre(remainingNet(row)))];
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return new Map((rows ?? []).map(({ id, amountOre }) => [id, amountOre]));
};

const chooseAmounts = (part: CreditedPart, invoice: Invoice, creditable: CreditableInvoice) => {
  const days = requireChosenDays(part, invoice);
  const amounts =
    days === undefined ? requireChosenAmounts(part, creditable) : amountsForDays(creditable.rows, days);
  return { amounts, period: days ?? { start: invoice.start, stop: invoice.stop } };
};

/** The field of the form under which an error is shown that concerns no single row. */
const errorField = ({ rows }: CreditedPart): 'start' | 'rows' => (rows === null ? 'start' : 'rows');

/** The credit of a part. Throws 422 when it would take more than is left of the invoice. */
const planPart = (
  part: CreditedPart,
  creditable: CreditableInvoice,
  amounts: ReadonlyMap<number, number>,
) => {
  const plan = planPartialCredit(creditable, amounts);
  const excess = findCreditExcess(creditable, plan);
  if (excess === null) return plan;
  const { creditExceeds, creditDeductionsToo, creditDeductionsByAmount } = invoiceTexts;
  const remedy = part.rows === null ? creditDeductionsByAmount : creditDeductionsToo;
  const text = `${creditExceeds[excess.of](formatOre(excess.leftOre))} ${remedy}`;
  throw invalidInput({ [errorField(part)]: [text] });
};

/**
 * The row of the credit invoice. One that credits a row in full has its quantity, and its unit price negated. `0 - x` is never
 * -0.
 */
const toCreditRow = (row: Row, { netOre, taxOre }: PartialCredit['rows'][number]): NewRow => {
  const isWhole = netOre === row.total_ore && taxOre === row.tax_ore;
  return {
    name: row.name,
    tax_rate: row.tax_rate,
    ...(isWhole
      ? { quantity: row.quantity, unit: row.unit, fee_ore: 0 - row.fee_ore }
      : { quantity: 1, unit: '', fee_ore: 0 - netOre }),
    total_ore: 0 - netOre,
    tax_ore: 0 - taxOre,
    credits_row_id: row.id,
    explanation: null,
  };
};

/** What is credited of the rows that charge for days, in öre ex VAT, by VAT rate. */
const sumCreditedByRate = ({ rows }: CreditableInvoice, plan: PartialCredit): ReadonlyMap<number, number> => {
  const rowsForDays = new Map(rows.flatMap((row) => (row.period === null ? [] : [[row.id, row]])));
  const sums = new Map<number, number>();
  for (const { id, netOre } of plan.rows) {
    const taxRate = rowsForDays.get(id)?.taxRate;
    if (taxRate !== undefined) sums.set(taxRate, (sums.get(taxRate) ?? 0) + netOre);
  }
  return sums;
};

/** Credits parts of an invoice. The caller has locked it and checked its status. An overpayment becomes the tenant's credit. */
export const insertPartialCredit = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  invoice: Invoice,
  creditable: CreditableInvoice & { storedRows: readonly Row[] },
  {
    amounts,
    period,
    reason,
  }: { amounts: ReadonlyMap<number, number>; period: Period; reason: string | null },
): Promise<CreatedCreditInvoice> => {
  const { tx, clock, account } = context;
  const plan = planPartialCredit(creditable, amounts);
  const planned = new Map(plan.rows.map((row) => [row.id, row]));
  const credit = await insertCreditInvoice(context, invoice, {
    period,
    reason,
    rows: creditable.storedRows.flatMap((row) => {
      const part = planned.get(row.id);
      return part === undefined ? [] : [toCreditRow(row, part)];
    }),
    feeOre: 0 - plan.feeOre,
    taxOre: 0 - plan.taxOre,
    roundedOre: 0 - plan.roundedOre,
    payOre: 0 - plan.payOre,
  });
  const { tenantCreditOre } = settlePartialCredit(invoice.left_ore, plan.payOre);
  await releaseAllocations(tx, invoice.id, tenantCreditOre);
  const { userId } = account;
  if (plan.isLast) {
    await changeInvoice(tx, invoice.id, { credited_at: clock.now().toISOString() });
    await addInvoiceEvent(tx, invoice.id, { kind: 'CREDITED', userId, detail: credit.reference });
  } else {
    const detail = invoiceTexts.creditEvent(credit.reference, formatOre(plan.payOre));
    await addInvoiceEvent(tx, invoice.id, { kind: 'PARTLY_CREDITED', userId, detail });
    await saveCreditedDifferences(tx, invoice.id, {
      reference: credit.reference,
      creditedByRate: sumCreditedByRate(creditable, plan),
    });
  }
  await refreshInvoiceStatuses(tx, [invoice.id, credit.id], clock.today());
  return credit;
};

const requireCreditable = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  params: { type: string; id: number },
): Promise<Invoice> => {
  const invoice = await requireTypedInvoice(context, params);
  if (!canCredit(invoice)) throw invoiceStateProblem(invoice);
  return invoice;
};

/** Credits some days of a sent invoice, or an amount of some of its rows (docs/domain-rules.md, D-13). */
export const creditPart = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  params: { type: string; id: number },
  { reason, ...part }: CreditPartCommand,
): Promise<CreatedCreditInvoice> => {
  const invoice = await requireCreditable(context, params);
  const creditable = await readCreditableInvoice(context.tx, invoice);
  const chosen = chooseAmounts(part, invoice, creditable);
  const { payOre } = planPart(part, creditable, chosen.amounts);
  if (payOre <= 0) throw invalidInput({ [errorField(part)]: [invoiceTexts.nothingToCredit] });
  requireDepositKept(invoice, payOre);
  return insertPartialCredit(context, invoice, creditable, { ...chosen, reason });
};

/** The amounts that `creditPart` would credit. Throws 422 when it would refuse them as too much. */
export const previewCreditPart = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  params: { type: string; id: number },
  part: CreditedPart,
): Promise<PartialCreditPreview> => {
  const invoice = await requireCreditable(context, params);
  const creditable = await readCreditableInvoice(context.tx, invoice);
  const { amounts } = chooseAmounts(part, invoice, creditable);
  const plan = planPart(part, creditable, amounts);
  const { leftOre, tenantCreditOre } = settlePartialCredit(invoice.left_ore, plan.payOre);
  const names = new Map(creditable.storedRows.map(({ id, name }) => [id, name]));
  return {
    rows: creditable.rows.map((row) => ({
      id: row.id,
      name: names.get(row.id) ?? '',
      total: fromOre(row.netOre),
      remaining: fromOre(remainingNet(row)),
      amount: fromOre(amounts.get(row.id) ?? 0),
    })),
    fee: fromOre(plan.feeOre),
    tax: fromOre(plan.taxOre),
    rounded_amount: fromOre(plan.roundedOre),
    pay_amount_rounded: fromOre(plan.payOre),
    payment_left: fromOre(leftOre),
    tenant_credit: fromOre(tenantCreditOre),
  };
};
