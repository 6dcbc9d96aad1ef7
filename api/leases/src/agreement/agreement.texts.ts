export const agreementTexts = {
  beingSigned: 'Avtalet är skickat för signering. Avbryt signeringen först.',
  notPdf: 'Bara avtal som är PDF-filer kan skickas för signering.',
  signingOver:
    'Signeringen är avslutad och avtalet kan inte skickas igen. Gör ett nytt avtal av samma dokument och skicka det.',
  notRenewable: 'Ett nytt avtal behövs bara när signeringen är avbruten eller har gått ut.',
  leaseBeingSigned: 'Ett av uthyrningens avtal är skickat för signering. Avbryt signeringen först.',
  removed: 'Avtal borttaget',
  leaseEnded: 'Uthyrningen är avslutad och kan inte få fler avtal.',
  notFileOfLease: 'Filen finns inte bland uthyrningens filer.',
  alreadyAgreement: (name: string) => `Filen är redan avtalet ${name}.`,
} as const;
