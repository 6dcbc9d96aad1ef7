/** The column labels of ticket fields. */
export const ticketColumnTexts = {
  number: 'Nummer',
  subject: 'Ämne',
  type: 'Typ',
  status: 'Status',
  priority: 'Prioritet',
  responsible: 'Ansvarig',
  dueAt: 'Senast klart',
  description: 'Beskrivning',
  comments: 'Antal kommentarer',
  createdAt: 'Skapad',
  resolvedAt: 'Löst',
  daysOpen: 'Dagar öppet',
} as const;
