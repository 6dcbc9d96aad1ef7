export const fileTexts = {
  uploaded: 'Filen är uppladdad',
  removed: 'Fil borttagen',
  usedByAgreement: (name: string) => `Filen är avtalet ${name}. Ta bort avtalet först.`,
} as const;
