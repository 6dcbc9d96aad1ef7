/** The column labels of VAT by month. */
export const vatBaseColumnTexts = {
  month: 'Redovisningsmånad',
  taxRate: 'Moms (%)',
  base: 'Underlag exkl. moms (kr)',
  tax: 'Utgående moms (kr)',
  withTax: 'Belopp inkl. moms (kr)',
} as const;
