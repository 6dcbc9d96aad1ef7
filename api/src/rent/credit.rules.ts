/** What of a row a credit mirrors; amounts in öre. */
export interface CreditedRow {
  feeOre: number;
  netOre: number;
  taxOre: number;
}

/** What of an invoice a credit mirrors; amounts in öre. */
export interface CreditedInvoice<Row extends CreditedRow> {
  rows: readonly Row[];
  feeOre: number;
  taxOre: number;
  roundedOre: number;
  payOre: number;
}

const reversed = (ore: number): number => 0 - ore;

/** The credit invoice of a whole invoice (D-13): every amount with its sign reversed, nothing counted anew. */
export const creditOf = <Row extends CreditedRow>(invoice: CreditedInvoice<Row>): CreditedInvoice<Row> => ({
  rows: invoice.rows.map((row) => ({
    ...row,
    feeOre: reversed(row.feeOre),
    netOre: reversed(row.netOre),
    taxOre: reversed(row.taxOre),
  })),
  feeOre: reversed(invoice.feeOre),
  taxOre: reversed(invoice.taxOre),
  roundedOre: reversed(invoice.roundedOre),
  payOre: reversed(invoice.payOre),
});

/**
 * What a credit does to the money of the invoice it credits (D-13, D-14), in öre: nothing is left to pay, and what was
 * paid becomes the tenant's credit.
 */
export const settleCredit = (
  payOre: number,
  paidOre: number,
): { creditedOre: number; tenantCreditOre: number } => ({
  creditedOre: payOre - paidOre,
  tenantCreditOre: paidOre,
});
