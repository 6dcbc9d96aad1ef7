export const invoiceTexts = {
  noQuarterBridge:
    'Uthyrningens perioder behöver inte anpassas: nästa period börjar med ett kalenderkvartal.',
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
  creditExceeds: {
    AMOUNT: (left: string) => `Krediten är större än vad som är kvar att kreditera av avin (${left}).`,
    VAT: (left: string) => `Krediten har mer moms än vad som är kvar att kreditera av avin (${left}).`,
  },
  creditDeductionsToo: 'Kreditera även avdragen.',
  /** Crediting by days leaves out the deductions that have no days. */
  creditDeductionsByAmount: 'Kreditera även avdragen: välj Belopp per rad eller Hela avin.',
  /** Completes `Delvis krediterad med avi …`. */
  creditEvent: (reference: string, amount: string) => `${reference}: ${amount}`,
  /** A row of the differences of a rent adjustment, and its explanation. */
  creditedDifference: 'Krediterad mellanskillnad',
  creditedWith: (reference: string) => `Krediterad med avi ${reference}`,

  invalidOcr: 'OCR-numret stämmer inte, kontrollera siffrorna',
  referenceTaken: 'Referensen används redan på en annan hyresavi',
  ocrTaken: 'OCR-numret används redan på en annan hyresavi',

  depositRow: 'Deposition',
  depositWithoutTenant: 'Uthyrningen har ingen hyresgäst',
  depositReceived:
    'Depositionen är mottagen. Betala tillbaka den eller använd den i stället för att kreditera avin.',

  dueDateAfterToday: 'Förfallodagen måste vara efter i dag',
  dueDateTooLate: (day: string) => `Förfallodagen kan vara senast ${day}`,
  dueDateBeforeSending: (sent: string) => `Förfallodagen är före dagen då avin skickades, ${sent}`,
  changedMeanwhile: 'Hyresavin har ändrats av någon annan. Läs igenom den och försök igen.',
  savedStatus: (status: string, amount: string) => `Nu sparat: ${status}, ${amount} att betala`,
} as const;
