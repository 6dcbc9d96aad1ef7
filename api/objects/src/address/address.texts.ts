export const addressTexts = {
  removed: 'Adress borttagen',
  primaryStays: 'Hyresgästens primära adress kan ändras men inte tas bort.',
  typeTaken: (label: string) => `Hyresgästen har redan en ${label}. Ändra den i stället.`,
  noBilling: 'Hyresgästen har ingen faktureringsadress att göra primär.',
} as const;
