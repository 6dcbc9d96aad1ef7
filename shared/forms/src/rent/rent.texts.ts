export const rentTexts = {
  rent: 'Hyra',
  rentPerM2: 'Hyra per m²',
  perM2: '/m²',
  perYear: (amount: string) => `${amount}/år`,
  perM2AndYear: (amount: string) => `${amount}/m² och år`,
  unlikelyTitle: 'Stämmer hyran?',
  unlikely: (after: string, before: string) => `Du har skrivit ${after}. Hittills är hyran ${before}.`,
  unlikelyAmountTitle: 'Stämmer beloppet?',
  unlikelyAmount: (after: string, before: string) =>
    `Du har skrivit ${after}. Hittills är beloppet ${before}.`,
  changeAmount: 'Ändra beloppet',
  unlikelyConfirm: 'Ja, spara',
  unlikelyChange: 'Ändra hyran',
} as const;
