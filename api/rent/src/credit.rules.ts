/** The amounts of an invoice row that a credit reverses, in öre. */
export interface CreditedRow {
  feeOre: number;
  netOre: number;
  taxOre: number;
}

/** The amounts of an invoice that a credit reverses, in öre. */
export interface CreditedInvoice<Row extends CreditedRow> {
  rows: readonly Row[];
  feeOre: number;
  taxOre: number;
  roundedOre: number;
  payOre: number;
}

const negateOre = (ore: number): number => 0 - ore;

/** The credit of a whole invoice (docs/domain-rules.md, D-13): all amounts with reversed sign. Nothing is recalculated. */
export const reverseInvoice = <Row extends CreditedRow>(
  invoice: CreditedInvoice<Row>,
): CreditedInvoice<Row> => ({
  rows: invoice.rows.map((row) => ({
    ...row,
    feeOre: negateOre(row.feeOre),
    netOre: negateOre(row.netOre),
    taxOre: negateOre(row.taxOre),
  })),
  feeOre: negateOre(invoice.feeOre),
  taxOre: negateOre(invoice.taxOre),
  roundedOre: negateOre(invoice.roundedOre),
  payOre: negateOre(invoice.payOre),
});
