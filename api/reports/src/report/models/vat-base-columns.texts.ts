/** The column labels of the VAT of invoices, by rate and by the month in which it is reported. */
export const vatBaseColumnTexts = {
  month: 'Redovisningsmånad',
  taxRate: 'Moms (%)',
  base: 'Underlag exkl. moms (kr)',
  tax: 'Utgående moms (kr)',
  withTax: 'Belopp inkl. moms (kr)',
} as const;
