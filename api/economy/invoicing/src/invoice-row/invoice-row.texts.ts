export const invoiceRowTexts = {
  tooLarge: 'Radens belopp är för stort',
  deposit: 'Avin begär en deposition. Ta bort den och begär en ny om beloppet är fel.',
} as const;
