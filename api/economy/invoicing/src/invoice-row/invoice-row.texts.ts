export const invoiceRowTexts = {
  tooLarge: 'Radens belopp är för stort',
} as const;
