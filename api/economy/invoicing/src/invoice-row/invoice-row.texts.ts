export const invoiceRowTexts = {
  tooLarge: 'Radens belopp är för stort',
  deposit: 'Avin begär en deposition. Ta bort den och begär en ny om beloppet är fel.',
  lateCharge:
    'Raden är en dröjsmålsränta eller avgift, och beloppet kan inte ändras. Ta bort raden, så kan du dra tillbaka den på avin som betalades sent.',
} as const;
