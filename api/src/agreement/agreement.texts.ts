export const agreementTexts = {
  beingSigned: 'Avtalet är skickat för signering. Avbryt signeringen först.',
  removed: 'Avtal borttaget',
  leaseEnded: 'Uthyrningen är avslutad och kan inte få fler avtal.',
  notFileOfLease: 'Filen finns inte bland uthyrningens filer.',
  alreadyAgreement: (name: string) => `Filen är redan avtalet ${name}.`,
} as const;
