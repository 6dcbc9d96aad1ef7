import { divide, fraction, multiply, roundHalfAwayFromZero } from './fraction';
import { toWholeKronor } from './invoice-totals.rules';
import { intersect, type Period } from './period';
import { intervalShare } from './proration.rules';
import { rowTaxes } from './vat.rules';

/** A row of a sent invoice, and how much of it earlier credit invoices have credited. Öre. */
export interface CreditableRow {
  id: number;
  taxRate: number;
  netOre: number;
  taxOre: number;
  creditedNetOre: number;
  creditedTaxOre: number;
  /** The days that the row charges for; null for a one-off charge. */
  period: Period | null;
}

/** A sent invoice, and how much of it earlier credit invoices have credited. Öre. */
export interface CreditableInvoice {
  rows: readonly CreditableRow[];
  payOre: number;
  creditedPayOre: number;
}

/** Öre ex VAT by row id. */
export type CreditAmounts = ReadonlyMap<number, number>;

/** The amounts of a partial credit, in öre. The credit invoice has the reversed signs. */
export interface PartialCredit {
  rows: { id: number; netOre: number; taxOre: number }[];
  feeOre: number;
  taxOre: number;
  roundedOre: number;
  payOre: number;
  /** Whether nothing of the invoice is left to credit afterwards. */
  isLast: boolean;
}

/** The amount of a row that is left to credit, in öre ex VAT. */
export const remainingNet = ({ netOre, creditedNetOre }: CreditableRow): number => netOre - creditedNetOre;

/** Whether the amount can be credited: of the same sign as the amount left of the row, and not more. */
export const isCreditable = (row: CreditableRow, amountOre: number): boolean => {
  const left = remainingNet(row);
  return left < 0 ? amountOre <= 0 && amountOre >= left : amountOre >= 0 && amountOre <= left;
};

export const remainingAmounts = (rows: readonly CreditableRow[]): CreditAmounts =>
  new Map(rows.map((row) => [row.id, remainingNet(row)]));

/**
 * The amount of each row for the given days (docs/domain-rules.md, D-3), at most what is left of the row. It is 0 for a row that
 * does not charge for days.
 */
export const amountsForDays = (rows: readonly CreditableRow[], days: Period): CreditAmounts =>
  new Map(
    rows.map((row) => {
      const part = row.period && intersect(row.period, days);
      if (row.period === null || part === null) return [row.id, 0];
      const share = divide(intervalShare(part, 'MONTHLY'), intervalShare(row.period, 'MONTHLY'));
      const ore = roundHalfAwayFromZero(multiply(fraction(row.netOre), share));
      return [row.id, isCreditable(row, ore) ? ore : remainingNet(row)];
    }),
  );

const total = (amounts: readonly number[]): number => amounts.reduce((sum, ore) => sum + ore, 0);

/** In öre. A difference of less than a krona can be rounding. */
const ONE_KRONA = 100;

const remainingPay = ({ payOre, creditedPayOre }: CreditableInvoice): number => payOre - creditedPayOre;

/** What is left to credit of the rows with their VAT, in öre. */
const remainingGross = ({ rows }: CreditableInvoice): number =>
  total(rows.map((row) => row.netOre + row.taxOre - row.creditedNetOre - row.creditedTaxOre));

/**
 * The amount to pay of a credit that is not the last, in whole kronor. The roundings of many credits can add up to a krona. The
 * first credit that this happens to takes the krona, so that the last one does not have to take several.
 */
const partialPay = (invoice: CreditableInvoice, grossOre: number): number => {
  const roundedOre = toWholeKronor(grossOre);
  const leftAfterOre = remainingPay(invoice) - roundedOre;
  const driftOre = leftAfterOre - (remainingGross(invoice) - grossOre);
  const payOre = roundedOre + Math.trunc(driftOre / ONE_KRONA) * ONE_KRONA;
  return Math.min(payOre, remainingPay(invoice));
};

/**
 * A credit of parts of an invoice (D-13). Its VAT is calculated from the amounts (D-5). The last credit of a row takes the VAT
 * that is left of the row, and the last credit of the invoice the amount to pay that is left, so that all credits together
 * are exactly the invoice. The rounding of a credit that `findCreditExcess` accepts is below one krona.
 */
export const planPartialCredit = (invoice: CreditableInvoice, amounts: CreditAmounts): PartialCredit => {
  const chosen = invoice.rows.map((row) => ({ row, netOre: amounts.get(row.id) ?? 0 }));
  const isRemainder = ({ row, netOre }: (typeof chosen)[number]) => netOre === remainingNet(row);
  const isLast = chosen.every(isRemainder);
  const credited = chosen.filter(({ netOre }) => netOre !== 0);
  const taxes = rowTaxes(credited.map(({ row, netOre }) => ({ netOre, taxRate: row.taxRate })));
  const rows = credited.map((part, index) => ({
    id: part.row.id,
    netOre: part.netOre,
    taxOre: isRemainder(part) ? part.row.taxOre - part.row.creditedTaxOre : (taxes[index] ?? 0),
  }));
  const feeOre = total(rows.map(({ netOre }) => netOre));
  const taxOre = total(rows.map((row) => row.taxOre));
  const isNothing = rows.length === 0;
  const partOre = isNothing ? 0 : partialPay(invoice, feeOre + taxOre);
  const payOre = isLast ? remainingPay(invoice) : partOre;
  return { rows, feeOre, taxOre, roundedOre: payOre - feeOre - taxOre, payOre, isLast };
};

/** What a credit takes too much of, and how much of it is left to credit, in öre. */
export interface CreditExcess {
  of: 'AMOUNT' | 'VAT';
  leftOre: number;
}

const taxByRate = (invoice: CreditableInvoice, plan: PartialCredit) => {
  const credited = new Map(plan.rows.map(({ id, taxOre }) => [id, taxOre]));
  return [...new Set(invoice.rows.map(({ taxRate }) => taxRate))].map((rate) => {
    const rows = invoice.rows.filter(({ taxRate }) => taxRate === rate);
    return {
      taxOre: total(rows.map(({ id }) => credited.get(id) ?? 0)),
      leftOre: Math.max(0, total(rows.map((row) => row.taxOre - row.creditedTaxOre))),
    };
  });
};

/**
 * Whether a credit takes more than is left of the amount to pay, or of the VAT of a rate (D-13). That happens when charges
 * are credited without the deductions that reduced them. The result is null when it does not.
 */
export const findCreditExcess = (invoice: CreditableInvoice, plan: PartialCredit): CreditExcess | null => {
  if (plan.isLast) return null;
  const leftOre = remainingPay(invoice);
  if (plan.feeOre + plan.taxOre - leftOre >= ONE_KRONA) return { of: 'AMOUNT', leftOre };
  const vat = taxByRate(invoice, plan).find((rate) => rate.taxOre - rate.leftOre >= ONE_KRONA);
  return vat === undefined ? null : { of: 'VAT', leftOre: vat.leftOre };
};

/**
 * The amount left to pay of an invoice after a credit (D-14), and the overpaid amount that becomes the tenant's credit.
 * Öre.
 */
export const settlePartialCredit = (
  leftOre: number,
  creditOre: number,
): { leftOre: number; tenantCreditOre: number } => ({
  leftOre: Math.max(0, leftOre - creditOre),
  tenantCreditOre: Math.max(0, creditOre - leftOre),
});
