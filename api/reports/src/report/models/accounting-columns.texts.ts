/** The column labels of invoices in an accounting program, shown after `Bokföringsprogram: `, and the labels of their states. */
export const accountingColumnTexts = {
  program: 'Program',
  number: 'Nummer',
  state: 'Läge',
  booked: 'Bokförd',
  bookedAt: 'Bokförd den',
  isSent: 'Markerad som skickad',
  pay: 'Att betala (kr)',
  left: 'Kvar att betala (kr)',
  dueAt: 'Förfaller',
  syncActive: 'Synkroniseras',
  syncedAt: 'Senast synkad',
  syncError: 'Stannade därför att',
  differenceCount: 'Antal skillnader',
  differences: 'Skillnader att avgöra',
  states: {
    PENDING: 'Inte skapad ännu',
    DRAFT: 'Inte bokförd',
    BOOKED: 'Bokförd',
    CANCELLED: 'Makulerad',
  },
} as const;
