export const calendarTexts = {
  revoked: 'Prenumerationslänken är avstängd',
  feedName: (business: string) => `Husrum – ${business}`,
  fileName: 'husrum.ics',
  lastDay: 'Senaste dag för besiktningen',
  tenant: (name: string) => `Hyresgäst: ${name}`,
  entity: (name: string) => `Objekt: ${name}`,
  company: (name: string) => `Företag: ${name}`,
  responsible: (name: string) => `Ansvarig: ${name}`,
  status: (label: string) => `Status: ${label}`,
} as const;
