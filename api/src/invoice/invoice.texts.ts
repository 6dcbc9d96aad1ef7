export const invoiceTexts = {
  overview: 'Hyresavier',
  noReference: 'Ej skapad',
  removed: 'Hyresavin är borttagen',
  cancelledInstead: (reference: string) =>
    `Avi ${reference} är makulerad: den har ett nummer och tas därför inte bort`,

  stopBeforeStart: 'Till kan inte vara före Från',
  leaseStarts: (start: string) => `Uthyrningen börjar ${start}`,
  leaseEnded: (stop: string) => `Uthyrningen slutade ${stop}`,
  leaseEnds: (stop: string) => `Uthyrningen slutar ${stop}`,
  periodTooLong: (months: number) => `En hyresavi kan omfatta högst ${months} månader`,
  alreadyInvoiced: 'Perioden är redan aviserad',
  alreadyInvoicedBy: (invoice: string) => `Perioden är redan aviserad (${invoice})`,

  creditOutside: (start: string, stop: string) => `Avin omfattar ${start} – ${stop}`,
  creditAtMost: (amount: string) => `Högst ${amount} är kvar att kreditera på raden`,
  nothingToCredit: 'Krediten blir 0 kr eller mindre',
  /** Completes `Delvis krediterad med avi …`. */
  creditEvent: (reference: string, amount: string) => `${reference}: ${amount}`,

  autogiroNeedsFortnox:
    'Autogiro kräver att hyresgästens företag skickar sina avier genom Fortnox. Välj det i företagets faktureringsinställningar.',

  invalidOcr: 'OCR-numret stämmer inte, kontrollera siffrorna',
  referenceTaken: 'Referensen används redan på en annan hyresavi',
  ocrTaken: 'OCR-numret används redan på en annan hyresavi',

  dueDatePassed: 'Förfallodagen har passerat',
  dueDateBeforeSending: (sent: string) => `Förfallodagen är före dagen då avin skickades, ${sent}`,
  savedStatus: (status: string, amount: string) => `Nu sparat: ${status}, ${amount} att betala`,
} as const;
