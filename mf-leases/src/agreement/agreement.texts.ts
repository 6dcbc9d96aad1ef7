import type { AgreementCaseStatus } from '@husrum/contract/agreement';

export const caseStatusLabel: Readonly<Record<AgreementCaseStatus, string>> = {
  DRAFT: 'Utkast',
  DONE: 'Klart',
  CONCLUDED: 'Avslutat',
};

export const texts = {
  title: 'Avtal',
  name: 'Namn',
  status: 'Status',
  added: 'Tillagt',
  upload: 'Ladda upp avtal',
  uploaded: 'Avtalet är uppladdat',
  none: 'Det finns inte några avtal',
  loadFailed: 'Kunde inte hämta avtalen',
  remove: 'Ta bort',
  removed: 'Avtal borttaget',
  removeQuestion: (name: string) =>
    `${name} tas bort från avtalen. Filen finns kvar bland uthyrningens filer.`,
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
} as const;
