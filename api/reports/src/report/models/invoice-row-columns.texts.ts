/** The column labels of invoice row fields. */
export const invoiceRowColumnTexts = {
  name: 'Rad',
  quantity: 'Antal',
  unit: 'Enhet',
  fee: 'À-pris (kr)',
  total: 'Belopp exkl. moms (kr)',
  taxRate: 'Moms (%)',
  tax: 'Moms (kr)',
  withTax: 'Belopp inkl. moms (kr)',
  start: 'Från',
  stop: 'Till',
  isAddon: 'Tillägg',
} as const;
