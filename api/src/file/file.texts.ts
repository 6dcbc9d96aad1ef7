export const fileTexts = {
  uploaded: 'Filen är uppladdad',
  removed: 'Fil borttagen',
  storageFull:
    'Lagringsutrymmet på 10 GB räcker inte för filen. Ta bort filer som inte behövs och försök igen.',
  usedByAgreement: (name: string) => `Filen är avtalet ${name}. Ta bort avtalet först.`,
} as const;
