export const fileTexts = {
  uploaded: 'Filen är uppladdad',
  removed: 'Fil borttagen',
  notPdf: 'Filen är ingen PDF, fast den heter så. Spara den som PDF igen och försök på nytt.',
  otherContent: (extension: string) =>
    `Filens innehåll är något annat än namnet säger (${extension}). Spara den i rätt format och försök på nytt.`,
  storageFull:
    'Lagringsutrymmet på 10 GB räcker inte för filen. Ta bort filer som inte behövs och försök igen.',
  usedByAgreement: (name: string) => `Filen är avtalet ${name}. Ta bort avtalet först.`,
} as const;
