import type { AnnouncementAudience } from '@husrum/contract/announcement';

export const announcementTexts = {
  region: 'Meddelanden från Husrum',
  dismiss: (title: string) => `Stäng ${title}`,
  /** Product spec §8. */
  dismissFailed: 'Kunde inte stänga',
  showMore: (count: number) => `Visa ${count} till`,
  showFewer: 'Visa färre',
} as const;

export const audienceLabel: Readonly<Record<AnnouncementAudience, string>> = {
  ALL: 'Alla',
  ADMINISTRATORS: 'Administratörer',
  TRIAL: 'På provperiod eller utan prenumeration',
  MEMBERS: 'Med prenumeration',
};

export const announcementFormTexts = {
  section: 'Meddelanden till användarna',
  title: 'Rubrik',
  audience: 'Mottagare',
  period: 'Visas',
  seen: 'Läst av',
  dismissed: 'Stängt av',
  submit: 'Publicera',
  published: 'Meddelandet är publicerat',
  preview: 'Förhandsvisning',
  remove: 'Ta bort',
  removeRow: (title: string) => `Ta bort ${title}`,
  confirmRemove: (title: string) => `Ta bort meddelandet ”${title}”?`,
  none: 'Inga meddelanden',
} as const;
