import { divide, fraction, multiply, roundHalfAwayFromZero } from './fraction';
import { toWholeKronor } from './invoice-totals.rules';
import { intersect, type Period } from './period';
import { intervalShare } from './proration.rules';
import { rowTaxes } from './vat.rules';

/** A row of a sent invoice, with the sums that earlier credits have returned of it. Öre. */
export interface CreditableRow {
  id: number;
  taxRate: number;
  netOre: number;
  taxOre: number;
  creditedNetOre: number;
  creditedTaxOre: number;
  /** The days that the row is for; null on a row that is not for days. */
  period: Period | null;
}

/** A sent invoice, with the sum that earlier credits have returned of it. Öre. */
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

/** The amount that is left to credit of a row, in öre ex VAT. */
export const remainingNet = ({ netOre, creditedNetOre }: CreditableRow): number => netOre - creditedNetOre;

/** Whether the amount is a part of what is left of the row: of the same sign, and not more. */
export const isCreditable = (row: CreditableRow, amountOre: number): boolean => {
  const left = remainingNet(row);
  return left < 0 ? amountOre <= 0 && amountOre >= left : amountOre >= 0 && amountOre <= left;
};

export const remainingAmounts = (rows: readonly CreditableRow[]): CreditAmounts =>
  new Map(rows.map((row) => [row.id, remainingNet(row)]));

/** The amounts of some days (D-3): of each row that is for days, but never more than what is left of it. */
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

/**
 * A credit of parts of an invoice (D-13). VAT follows the amounts (D-5); the last credit of a row takes what is left of its
 * VAT, and the last credit of the invoice what is left of the amount to pay: the sum of all credits is exactly
 * the invoice.
 */
export const planPartialCredit = (invoice: CreditableInvoice, amounts: CreditAmounts): PartialCredit => {
  const chosen = invoice.rows.map((row) => ({ row, netOre: amounts.get(row.id) ?? 0 }));
  const isRest = ({ row, netOre }: (typeof chosen)[number]) => netOre === remainingNet(row);
  const isLast = chosen.every(isRest);
  const credited = chosen.filter(({ netOre }) => netOre !== 0);
  const taxes = rowTaxes(credited.map(({ row, netOre }) => ({ netOre, taxRate: row.taxRate })));
  const rows = credited.map((one, index) => ({
    id: one.row.id,
    netOre: one.netOre,
    taxOre: isRest(one) ? one.row.taxOre - one.row.creditedTaxOre : (taxes[index] ?? 0),
  }));
  const feeOre = total(rows.map(({ netOre }) => netOre));
  const taxOre = total(rows.map((row) => row.taxOre));
  const leftOre = invoice.payOre - invoice.creditedPayOre;
  const payOre = isLast ? leftOre : Math.min(toWholeKronor(feeOre + taxOre), leftOre);
  return { rows, feeOre, taxOre, roundedOre: payOre - feeOre - taxOre, payOre, isLast };
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
