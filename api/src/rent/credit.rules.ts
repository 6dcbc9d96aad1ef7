/** What of a row a credit mirrors; amounts in öre. */
export interface CreditedRow {
  feeOre: number;
  netOre: number;
  taxOre: number;
}

/** What of a notice a credit mirrors; amounts in öre. */
export interface CreditedNotice<Row extends CreditedRow> {
  rows: readonly Row[];
  feeOre: number;
  taxOre: number;
  roundedOre: number;
  payOre: number;
}

const reversed = (ore: number): number => 0 - ore;

/** The credit notice of a whole notice (D-13): every amount with its sign reversed, nothing counted anew. */
export const creditOf = <Row extends CreditedRow>(notice: CreditedNotice<Row>): CreditedNotice<Row> => ({
  rows: notice.rows.map((row) => ({
    ...row,
    feeOre: reversed(row.feeOre),
    netOre: reversed(row.netOre),
    taxOre: reversed(row.taxOre),
  })),
  feeOre: reversed(notice.feeOre),
  taxOre: reversed(notice.taxOre),
  roundedOre: reversed(notice.roundedOre),
  payOre: reversed(notice.payOre),
});

/**
 * What a credit does to the money of the notice it credits (D-13, D-14), in öre: nothing is left to pay, and what was
 * paid becomes the tenant's credit.
 */
export const settleCredit = (
  payOre: number,
  paidOre: number,
): { creditedOre: number; tenantCreditOre: number } => ({
  creditedOre: payOre - paidOre,
  tenantCreditOre: paidOre,
});
