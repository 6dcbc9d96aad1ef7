/** The column labels of maintenance activity fields. */
export const maintenanceColumnTexts = {
  title: 'Titel',
  status: 'Status',
  description: 'Beskrivning',
  template: 'Mall',
  responsible: 'Ansvarig',
  scheduledAt: 'Planerad',
  month: 'Planerad månad',
  rescheduleInDays: 'Upprepas efter (dagar)',
  startedAt: 'Påbörjad',
  completedAt: 'Klar',
  budget: 'Budget (kr)',
  cost: 'Kostnad (kr)',
  tasks: 'Antal uppgifter',
  failedTasks: 'Underkända uppgifter',
  note: 'Anteckning',
  createdAt: 'Skapad',
} as const;
