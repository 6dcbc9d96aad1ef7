/** The column labels of payment fields. */
export const paymentColumnTexts = {
  paidAt: 'Betald',
  month: 'Månad',
  amount: 'Belopp (kr)',
  isReversal: 'Ångrar en betalning',
  createdAt: 'Registrerad',
} as const;
