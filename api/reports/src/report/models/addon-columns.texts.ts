/** The column labels of add-on fields, and of the add-ons of leases. */
export const addonColumnTexts = {
  name: 'Namn',
  type: 'Typ',
  fee: 'Belopp (kr)',
  interval: 'Belopp avser',
  taxRate: 'Moms (%)',
  start: 'Start',
  stop: 'Slut',
  createdAt: 'Skapad',
} as const;
